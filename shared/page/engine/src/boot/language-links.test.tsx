import { screen } from '@testing-library/react';
import { followLanguages, languageKey } from './language-links';

const globals = globalThis as unknown as { __LANGUAGE__: string };
const link = (language: string, name: string) =>
  `<a href="/${language}" lang="${language || 'en'}" data-language="${language}">${name}</a>`;
const press = (name: string) => screen.getByRole('link', { name }).click();

/** Starts the boot script on a page in a language. */
function show(language: string): void {
  globals.__LANGUAGE__ = language;
  history.replaceState(null, '', `${language && `/${language}`}/buy-food?tab=2`);
  const short = link('pt', 'PT').replace('<a ', '<a aria-label="PT, Português" ');
  document.body.innerHTML = `<header>${link('', 'English')}${link('es', 'Español')}${short}</header><main><h1>Food</h1></main><footer>${link('pt', 'Português').replace('<a ', '<a class="choice" ')}</footer>`;
  document.querySelector('header')?.addEventListener('click', (event) => event.preventDefault());
  followLanguages({ '': 'View in English', es: 'Ver en español' });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  globals.__LANGUAGE__ = '';
  history.replaceState(null, '', '/');
});

it('offers the language that the visitor chose before, at the head of pages in another one', () => {
  show('');
  expect(screen.queryByRole('link', { name: 'Ver en español' })).toBeNull();
  press('Español');
  show('');
  const offer = screen.getByRole('link', { name: 'Ver en español' });
  expect(document.querySelector('main')?.firstElementChild).toBe(offer);
  expect(offer).toHaveAttribute('lang', 'es');
  offer.focus();
  expect(offer).toHaveAttribute('href', '/es/buy-food?tab=2');
  show('es');
  expect(screen.queryByRole('link', { name: 'Ver en español' })).toBeNull();
});

it('offers a language that the host has no words of by its name', () => {
  localStorage.setItem(languageKey, 'pt');
  show('');
  const offer = document.querySelector('main')?.firstElementChild;
  expect(offer).toHaveAccessibleName('Português');
  expect(offer).toHaveAttribute('lang', 'pt');
  expect(offer).not.toHaveAttribute('class');
  show('pt');
  expect(document.querySelector('main')?.firstElementChild).toHaveTextContent('Food');
});

it('offers it no more once another language was chosen', () => {
  localStorage.setItem(languageKey, 'es');
  show('');
  press('English');
  show('');
  expect(screen.queryByRole('link', { name: 'Ver en español' })).toBeNull();
  show('es');
  expect(screen.getByRole('link', { name: 'View in English' })).toHaveAttribute('href', '/');
});

it.each(['qu', '"]', 'toString'])('offers no language that the site does not have: %s', (chosen) => {
  localStorage.setItem(languageKey, chosen);
  show('');
  expect(document.querySelector('main')?.firstElementChild).toHaveTextContent('Food');
});

it('does without a storage that the browser forbids', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  show('');
  expect(() => press('Español')).not.toThrow();
  expect(document.querySelector('main')?.firstElementChild).toHaveTextContent('Food');
  jest.restoreAllMocks();
});
