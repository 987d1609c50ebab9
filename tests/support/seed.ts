import fc from 'fast-check';

/* Random tests take the same values every day, so that none fails by chance, and others every night. SEED=… repeats those of a failure. */

const { SEED, NIGHT } = process.env;
if (SEED || !NIGHT) fc.configureGlobal({ seed: Number(SEED ?? 1) });
