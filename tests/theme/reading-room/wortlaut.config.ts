import { defineConfig } from 'wortlaut/node';
import { calmTexts } from './checks/calm-texts.ts';
import { shortTitles } from './checks/short-titles.ts';
import { somethingToRead } from './checks/something-to-read.ts';
import { sourceLanguages } from './checks/source-languages.ts';

export default defineConfig({
  checks: [calmTexts, sourceLanguages],
  pageRules: [somethingToRead],
  siteRules: [shortTitles],
});
