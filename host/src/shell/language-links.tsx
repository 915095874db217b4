import { languageAddress, languageOfLink, languagesAttribute } from '@furrow/formats/language-links';
import styles from './language-links.module.css';
import segments from './theme-switch.module.css';
import * as words from './words';

/** The languages of the shell; the first is that of the sources. */
const languages = [
  { of: 'en', name: 'English', short: 'EN' },
  { of: 'es', name: 'Español', short: 'ES' },
];

export type LanguageLinksProps = {
  /** Above the header in short, in the footer, and in the sheet of the menu on phones. */
  place: 'strip' | 'footer' | 'menu';
};

/**
 * Links to the same page in each language. Composition writes their addresses, and leaves them out on a site of one
 * language.
 */
export function LanguageLinks({ place }: LanguageLinksProps) {
  const [sources] = languages;
  const here = __LANGUAGE__ || sources?.of;
  const inStrip = place === 'strip';
  return (
    <nav
      className={place === 'menu' ? styles.inMenu : undefined}
      aria-label={place === 'footer' ? words.language : words.changeLanguage}
      {...{ [languagesAttribute]: '' }}
    >
      <ul className={inStrip ? styles.strip : segments.root}>
        {languages.map(({ of, name, short }) => (
          <li key={of} className={inStrip ? undefined : segments.item}>
            <a
              href={languageAddress(of)}
              className={inStrip ? undefined : `${segments.choice} ${styles.named}`}
              lang={of}
              aria-label={inStrip ? `${short}, ${name}` : undefined}
              aria-current={of === here || undefined}
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
