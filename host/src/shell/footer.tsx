import wordmark from '@furrow/ui/art/brand-wordmark-on-dark.svg';
import { menuAttribute } from '@furrow/formats/menu-marks';
import { Slot } from '@furrow/remote/slot';
import { Anchor } from '@furrow/ui/anchor';
import { ArrowUpRight } from 'lucide-react';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links';
import { MenuLinks } from './menu-links';
import { footerColumns, socialLinks } from './navigation.data';
import { ThemeSwitch } from './theme-switch';
import { UnitsSwitch } from './units-switch';
import * as words from './words';

export function Footer() {
  return (
    <footer id="footer" data-shell className={`fw-flood ${styles.root}`} data-tone="night">
      <div className={`fw-furrows ${styles.furrows}`} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <img className={styles.wordmark} src={wordmark} width={162} height={44} alt="Furrow" loading="lazy" />
            <p className={styles.tagline}>{words.tagline}</p>
          </div>
          {footerColumns.map(({ name, label, elsewhere = [] }) => (
            <nav key={label} aria-label={label}>
              <h2 className={styles.heading}>{label}</h2>
              <ul className={styles.links} {...{ [menuAttribute]: name }}>
                <MenuLinks of={name}>
                  {({ to, label: page }) => (
                    <li>
                      <Anchor to={to} className={styles.link}>
                        {page}
                      </Anchor>
                    </li>
                  )}
                </MenuLinks>
                {elsewhere.map(({ label: place, href }) => (
                  <li key={place}>
                    <Anchor to={href} className={`${styles.link} ${styles.elsewhere}`}>
                      {place}
                      <ArrowUpRight size={14} strokeWidth={1.8} />
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <Slot name="footer-lines" />
        <div className={styles.foot}>
          <p>{words.note}</p>
          <LanguageLinks place="footer" />
          <UnitsSwitch place="footer" />
          <ThemeSwitch place="footer" />
          <ul className={styles.social}>
            {socialLinks.map(({ label, href }) => (
              <li key={label}>
                <Anchor to={href} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
