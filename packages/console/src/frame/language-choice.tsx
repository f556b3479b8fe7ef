import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { change } from '../api/call.js';
import { sessionQuery } from '../api/queries.js';
import { LANGUAGES, type Language, m } from '../messages/index.js';
import { LANGUAGE_NAMES, readIn } from './language.js';

const AS_BROWSER = 'browser';

/** In which language one reads the console, here and in every other browser. */
export function LanguageChoice(): ReactNode {
  const { data: session } = useQuery(sessionQuery);
  const choose = async (chosen: string): Promise<void> => {
    const language = LANGUAGES.find((one) => one === chosen);
    await change('PUT', '/session/language', { language });
    await readIn(language);
    // What is drawn, and what records say, is in the language before.
    location.reload();
  };
  return (
    <label>
      {m.frame.language}
      <select
        value={session?.person.language ?? AS_BROWSER}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value={AS_BROWSER}>{m.frame.languageOfBrowser}</option>
        <LanguageOptions />
      </select>
    </label>
  );
}

export function LanguageOptions(): ReactNode {
  return LANGUAGES.map((one: Language) => (
    <option key={one} value={one} lang={one}>
      {LANGUAGE_NAMES[one]}
    </option>
  ));
}
