import { useState } from 'react';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { computeFingerprint } from '@furrow/proof/check';
import { Button } from '@furrow/ui/button';
import { countInWords } from '@furrow/ui/format';
import { Notice } from '@furrow/ui/notice';
import { recordEntry } from '@furrow/you/model';
import { batchRecords, lineDocument, type BatchTrace } from '../../data/batch-traces.model';
import { batchPath, type Batch } from '../../data/batches.model';
import styles from './fingerprint-check.module.css';

type Result = 'unchecked' | 'checking' | 'match' | 'differ' | 'unable';

/**
 * Computes the fingerprint of each line that is signed, in the visitor's browser, and compares it with the one that was
 * signed.
 */
export function FingerprintCheck({ batch, trace }: { batch: Batch; trace: BatchTrace }) {
  const [result, setResult] = useState<Result>('unchecked');
  const records = batchRecords(batch, trace);
  const isPair = records.length === 2;
  const count = countInWords(records.length, 'fingerprint');

  async function check() {
    setResult('checking');
    try {
      const found = await Promise.all(records.map(({ text }) => computeFingerprint(text)));
      const matching = records.map(({ fingerprint }, index) => found[index] === fingerprint);
      for (const [index, matches] of matching.entries()) if (matches) recordCheck(batch, trace, index);
      setResult(matching.every(Boolean) ? 'match' : 'differ');
    } catch {
      setResult('unable');
    }
  }

  return (
    <div className={styles.root}>
      <Button
        variant="outlined"
        size="small"
        block
        aria-disabled={result === 'checking' || undefined}
        onClick={() => void check()}
      >
        {result === 'checking'
          ? 'Checking…'
          : isPair
            ? 'Check Both Fingerprints'
            : `Check All ${records.length} Fingerprints`}
      </Button>
      <div role="status">
        {result === 'match' && (
          <Notice icon={<BadgeCheck size={20} strokeWidth={1.8} />}>
            <b>{isPair ? 'Both match.' : `All ${count} match.`}</b> Your browser computed them from the signed texts.
          </Notice>
        )}
        {result === 'unable' && <Notice tone="wheat">This browser cannot compute fingerprints.</Notice>}
      </div>
      <div role="alert">
        {result === 'differ' && (
          <Notice tone="red" icon={<TriangleAlert size={20} strokeWidth={1.8} />}>
            <b>Some do not match.</b> Open the proof of each line to see which text was changed.
          </Notice>
        )}
      </div>
    </div>
  );
}

/** What the proof of the line would write into the visitor's ledger. */
function recordCheck(batch: Batch, trace: BatchTrace, index: number): void {
  const line = trace.lines[index];
  if (!line) return;
  recordEntry({
    kind: 'check',
    ref: `${batch.batchId}/${index + 1}`,
    title: `Checked: ${lineDocument(line)}`,
    line: `${batch.ingredients}, line ${index + 1}`,
    to: `${batchPath(batch)}/proof/${index + 1}`,
    state: 'matches',
  });
}
