import { createRequire } from 'node:module';

/** A package of React in its production build, chosen when it is loaded. NODE_ENV stays: a script may call Wortlaut. */
export function inProduction(name: string): unknown {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return createRequire(import.meta.url)(name);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

// From now on every import of these finds that build.
for (const name of ['react', 'react/jsx-runtime', 'react-dom']) inProduction(name);
