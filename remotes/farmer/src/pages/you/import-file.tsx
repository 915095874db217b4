import { useRef, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { importYou } from '@furrow/you/model';
import styles from './import-file.module.css';

/** Takes over what another browser exported; what came of it stands under the button. */
export function ImportFile() {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ text: string; isError?: boolean }>();

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      const added = importYou(await file.text());
      setResult({ text: added === 1 ? 'One entry was added.' : `${added || 'No new'} entries were added.` });
    } catch (error) {
      setResult({ text: (error as Error).message, isError: true });
    }
  }

  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby="another-device">
      <h2 id="another-device" className="fw-h4">
        On another device?
      </h2>
      <p className={styles.text}>
        Export here, then import the file there. Entries with the same number are not duplicated.
      </p>
      <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
        Import a File
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Exported file"
        accept="application/json,.json"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p role="status" className={result?.isError ? styles.wrong : styles.done}>
        {result?.isError && <TriangleAlert size={18} strokeWidth={1.8} />}
        {result?.text}
      </p>
    </section>
  );
}
