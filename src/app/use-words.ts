import { createContext, useContext } from 'react';
import { type Say, sayIn } from './say.ts';

/** The words of the chosen language; a context, since nearly every component has some and few change with the store. */
export const WordsContext = createContext<Say>(sayIn('en'));

export function useWords(): Say {
  return useContext(WordsContext);
}
