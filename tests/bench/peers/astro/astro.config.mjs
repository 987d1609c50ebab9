import { defineConfig } from 'astro/config';

export default defineConfig({ site: 'https://www.muster.example', output: 'static', trailingSlash: 'always', devToolbar: { enabled: false } });
