#!/usr/bin/env node
// @ts-check
import { engineNow, makeEngineMeanwhile, start } from '../generator/engine/start.mjs';

/* Starts the command line: in the engine, or from the sources, of which an engine is made for the next time. */

const engine = engineNow();
await start('command', { engine });
if (!engine) await makeEngineMeanwhile();
