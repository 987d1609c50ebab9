import { defineConfig } from 'wortlaut/node';
import { calmTexts } from './checks/calm-texts.ts';
import { shortTitles } from './checks/short-titles.ts';
import { somethingToRead } from './checks/something-to-read.ts';
import { sourceLanguages } from './checks/source-languages.ts';
import { metres } from './formats/metres.ts';
import { libraryServer } from './hosts/library-server.ts';
import { deskList } from './reports/desk-list.ts';

export default defineConfig({
  checks: [calmTexts, sourceLanguages],
  pageRules: [somethingToRead],
  siteRules: [shortTitles],
  factFormats: { metres },
  reportFormats: { 'desk-list': deskList },
  hosts: { 'library-server': libraryServer },
});
