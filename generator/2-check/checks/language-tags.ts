import { finding } from '../../diagnostics/diagnostic.ts';
import { isLanguageTag, similarTags } from '../../model/language-tag.ts';
import type { SiteCheck } from '../content-check.ts';

/** WL1042: every language of languages.ts is a language tag in its canonical form (RFC 5646, section 4.5). */
export const languageTags: SiteCheck = {
  run: ({ languages: { value, file } }) =>
    Object.keys(value)
      .filter((name) => !isLanguageTag(name))
      .map((name) => {
        const [tag] = similarTags(name);
        return finding('WL1042', { file, dataPath: [name], found: name, ...(tag && { expected: tag }) }, [
          `'${name}' is not a language tag; ${tag ? `'${tag}'` : "a tag such as 'de', 'pt-BR' or 'zh-Hant'"} is expected.`,
          `Write ${tag ? `'${tag}'` : 'the tag'} here, in the names of its text files and everywhere else.`,
        ]);
      }),
};
