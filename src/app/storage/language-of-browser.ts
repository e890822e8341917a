import { LANGUAGES, type Language } from '../../core/model/message.ts';

/** The first language of the browser's list that the interface has; until another one is chosen, it is spoken. */
export function languageOfBrowser(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((tag) => LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase()));
  return known.find((language) => language !== undefined) ?? 'en';
}
