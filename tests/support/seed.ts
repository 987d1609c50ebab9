import fc from 'fast-check';

/* Random tests take the same values every day, so that none fails by chance, and others every night. SEED=… repeats those of a failure. */

if (process.env.SEED || !process.env.NIGHT) fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
