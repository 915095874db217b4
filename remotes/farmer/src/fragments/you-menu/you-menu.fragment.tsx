import { FileText, Heart, House, Package, Trash2, UserRound, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Perforation } from '@furrow/ui/perforation';
import { addressHere } from '@furrow/ui/structured-data';
import { followYou } from './follow-you';
import * as words from './words';
import styles from './you-menu.module.css';

/** Of what the boot script and {@link followYou} write into: React leaves it alone, as long as this is the same object. */
const written = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * The visitor in the header: a disclosure with the name, and the way to what this browser remembers. The document shows
 * none of it, because HTML is the same for all visitors. The scripts of the header close it as they close the menus
 * beside it.
 */
export default function YouMenuFragment() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? followYou(menu.current) : undefined), []);
  return (
    <details ref={menu} className={styles.root} name="header-menu" hidden suppressHydrationWarning>
      <summary className={styles.button}>
        <span className={styles.disc} aria-hidden="true" data-you="initial" {...written} />
        <span className={styles.first} data-you="first" {...written} />
      </summary>
      <div className={styles.panel}>
        <p className={styles.name} data-you="name" {...written} />
        <p className={styles.farm} data-you="farm" {...written} />
        <div className={styles.tear}>
          <Perforation />
        </div>
        <ul className={styles.rows}>
          <Row Icon={UserRound} label={words.activity} to="/you" value="entries" />
          <Row Icon={House} label={words.dashboard} to="/dashboard" />
          <Row Icon={Package} label={words.orders} to="/orders" value="order" />
          <Row Icon={Heart} label={words.favorites} to="/you" value="favorite" />
          <Row Icon={FileText} label={words.loan} to="/loan-application" value="loan" />
          <li className={styles.last}>
            <a href={addressHere('/you#erase')} className={styles.row}>
              <Trash2 size={20} strokeWidth={1.8} />
              {words.eraseAll}
            </a>
          </li>
        </ul>
        <p className={styles.note}>{words.onlyHere}</p>
      </div>
    </details>
  );
}

type RowProps = { Icon: LucideIcon; label: string; to: string; value?: string };

function Row({ Icon, label, to, value }: RowProps) {
  return (
    <li hidden={value !== undefined && value !== 'entries'} suppressHydrationWarning>
      <a href={addressHere(to)} className={styles.row} data-row={value} suppressHydrationWarning>
        <Icon size={20} strokeWidth={1.8} />
        {label}
        {value && <span className={styles.value} data-you={value} {...written} />}
      </a>
    </li>
  );
}
