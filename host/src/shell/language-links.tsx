import {
  languageAddress,
  languageCode,
  languageName,
  languageOfLink,
  languagesAttribute,
} from '@furrow/formats/language-links';
import { anyLanguage } from '@furrow/formats/languages';
import styles from './language-links.module.css';
import segments from './theme-switch.module.css';
import * as words from './words';

/** The languages of the shell, that of the sources first, and what stands for each other one that the site has. */
const languages = [
  { of: 'en', name: 'English', short: 'EN' },
  { of: 'es', name: 'Español', short: 'ES' },
  { of: anyLanguage, name: languageName, short: languageCode },
];

export type LanguageLinksProps = {
  /** Above the header in short, in the footer, and in the sheet of the menu on phones. */
  place: 'strip' | 'footer' | 'menu';
};

/**
 * Links to the same page in each language. Composition writes their addresses, marks the one of the document, and leaves
 * out what the site has not.
 */
export function LanguageLinks({ place }: LanguageLinksProps) {
  const [sources] = languages;
  const inStrip = place === 'strip';
  return (
    <nav
      className={place === 'menu' ? styles.inMenu : undefined}
      aria-label={place === 'footer' ? words.language : words.changeLanguage}
      {...{ [languagesAttribute]: '' }}
    >
      {place === 'footer' && <div aria-hidden="true">{words.language}</div>}
      <ul className={inStrip ? styles.strip : segments.root}>
        {languages.map(({ of, name, short }) => (
          <li key={of} className={inStrip ? undefined : segments.item}>
            <a
              href={languageAddress(of)}
              className={inStrip ? undefined : `${segments.choice} ${segments.named}`}
              lang={of}
              aria-label={inStrip ? `${short}, ${name}` : undefined}
              data-full-load=""
              {...{ [languageOfLink]: of === sources?.of ? '' : of }}
            >
              {inStrip ? short : name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
