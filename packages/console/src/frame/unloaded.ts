import type { Language } from '../messages/index.js';

/** What is said where the messages of a language did not come: they cannot say it themselves. */
const WORDS: Readonly<
  Record<Language, { readonly language: string; readonly console: string; readonly again: string }>
> = {
  en: {
    language: 'The language of the console could not be loaded.',
    console: 'The console could not be loaded.',
    again: 'Try again',
  },
  es: {
    language: 'No se pudo cargar el idioma de la consola; por eso está en inglés.',
    console: 'No se pudo cargar la consola.',
    again: 'Intentar de nuevo',
  },
  pt: {
    language: 'Não foi possível carregar o idioma do console; por isso ele está em inglês.',
    console: 'Não foi possível carregar o console.',
    again: 'Tentar de novo',
  },
};

/**
 * Says that the messages of a language did not come, with a way to try again.
 * @param what could not be loaded: `language` stands above what is shown in another one, `console` in its stead
 */
export function sayUnloaded(root: HTMLElement, language: Language, what: 'language' | 'console'): void {
  const words = WORDS[language];
  const text = document.createElement('p');
  text.textContent = words[what];
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = words.again;
  again.addEventListener('click', () => location.reload());
  const place = document.createElement(what === 'console' ? 'main' : 'aside');
  place.className = what === 'console' ? 'state-page' : 'unloaded';
  place.lang = language;
  place.append(text, again);
  if (what === 'console') root.replaceChildren(place);
  else root.before(place);
}
