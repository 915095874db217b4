import { Link } from '@furrow/router';
import { formatCount } from '@furrow/ui/format';
import { Portrait } from '@furrow/ui/portrait';
import type { Board } from './community-forums.data';
import styles from './board-list.module.css';

/** The boards, each with the thread that was written in last. */
export function BoardList({ boards }: { boards: readonly Board[] }) {
  return (
    <ul className={styles.root}>
      {boards.map(({ title, text, art, threads, latest }) => (
        <li key={title} className={styles.board}>
          <img src={art} alt="" width={96} height={72} loading="lazy" className={styles.art} />
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <p className={styles.threads}>
            <b>{formatCount(threads)}</b> threads
          </p>
          <div className={styles.latest}>
            <Portrait picture={latest.portrait} size={40} />
            <div>
              <p>
                <Link to={latest.to}>{latest.title}</Link>
              </p>
              <p className={styles.text}>
                {latest.author}, {latest.when}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
