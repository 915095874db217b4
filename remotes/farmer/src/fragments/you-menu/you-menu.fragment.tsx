import { FileText, Heart, House, Package, Trash2, UserRound, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Perforation } from '@furrow/ui/perforation';
import { followYou } from './follow-you';
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
          <Row Icon={UserRound} label="Your activity" to="/you" value="entries" />
          <Row Icon={House} label="Dashboard" to="/dashboard" />
          <Row Icon={Package} label="Orders" to="/orders" value="order" />
          <Row Icon={Heart} label="Favorites" to="/you" value="favorite" />
          <Row Icon={FileText} label="Loan application" to="/loan-application" value="loan" />
          <li className={styles.last}>
            <a href="/you#erase" className={styles.row}>
              <Trash2 size={20} strokeWidth={1.8} />
              Erase everything…
            </a>
          </li>
        </ul>
        <p className={styles.note}>Saved in this browser only.</p>
      </div>
    </details>
  );
}

type RowProps = { Icon: LucideIcon; label: string; to: string; value?: string };

function Row({ Icon, label, to, value }: RowProps) {
  return (
    <li hidden={value !== undefined && value !== 'entries'} suppressHydrationWarning>
      <a href={to} className={styles.row} data-row={value} suppressHydrationWarning>
        <Icon size={20} strokeWidth={1.8} />
        {label}
        {value && <span className={styles.value} data-you={value} {...written} />}
      </a>
    </li>
  );
}
