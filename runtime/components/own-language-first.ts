interface InLanguage {
  readonly language: string;
}

/** Texts of visitors in the language of the page first, then the others, each in their order. */
export const ownLanguageFirst = <Text extends InLanguage>(texts: readonly Text[], language: string): readonly Text[] =>
  texts.toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
