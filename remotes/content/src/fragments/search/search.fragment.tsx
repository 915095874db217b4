import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useNavigation } from '@furrow/remote/services';
import { followShortcuts } from './follow-shortcuts';
import styles from './search.module.css';
import * as words from './words';

const loadPanel = () => import('./search-panel');

/** The search of the site: a button in the header, which opens it over the page. */
export default function SearchFragment() {
  const button = useRef<HTMLButtonElement>(null);
  const navigation = useNavigation();
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();

  useEffect(() => (button.current ? followShortcuts(button.current) : undefined), []);
  useEffect(() => navigation.subscribe(() => setPanel(undefined)), [navigation]);

  async function open() {
    const { SearchPanel } = await loadPanel();
    setPanel(() => SearchPanel);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={words.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        className={styles.root}
        onClick={() => void open()}
      >
        <Search size={20} strokeWidth={1.8} />
        <kbd aria-hidden="true" className={styles.key}>
          /
        </kbd>
      </button>
      {Panel && <Panel onClose={() => setPanel(undefined)} />}
    </>
  );
}
