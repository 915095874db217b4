import { MapPin, Printer } from 'lucide-react';
import { Portrait } from '@furrow/proof/portrait';
import { ProofPaper, WrittenName } from '@furrow/proof/proof-paper';
import { ProofRail } from '@furrow/proof/proof-rail';
import { ProofRoom } from '@furrow/proof/proof-room';
import { NotFound } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import herrera from '@furrow/ui/art/signature-1.svg';
import { Breadcrumb } from '@furrow/ui/breadcrumb';
import { Button, TextLink } from '@furrow/ui/button';
import { formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { absolute, breadcrumbs } from '@furrow/ui/structured-data';
import { recordEntry } from '@furrow/you/model';
import { batchTraces } from '../../data/batch-traces.data';
import { batchRecords, lineDocument, lineTime, type BatchTrace } from '../../data/batch-traces.model';
import { batches } from '../../data/batches.data';
import { batchPath, type Batch } from '../../data/batches.model';
import styles from './rescue-proof.module.css';

/** What was signed on one line of a batch's trace. A line that nobody has signed has no page. */
export default function RescueProofPage() {
  const { batch: slug, n } = useParams();
  const batch = batches.find(({ batchId }) => batchId.toLowerCase() === slug);
  const trace = batch && batchTraces[batch.batchId];
  const index = Number(n) - 1;
  if (!batch || !trace?.lines[index]?.signed) return <NotFound />;
  return <RescueProof key={`${slug}/${n}`} batch={batch} trace={trace} index={index} />;
}

function RescueProof({ batch, trace, index }: { batch: Batch; trace: BatchTrace; index: number }) {
  const { batchId, ingredients } = batch;
  const { lines } = trace;
  const line = lines[index]!;
  const signed = line.signed!;
  const records = batchRecords(batch, trace);
  const number = index + 1;
  const title = lineDocument(line);
  const path = `${batchPath(batch)}/proof/${number}`;
  const next = lines[number]?.signed ? lines[number] : undefined;
  return (
    <>
      <PageMeta
        title={`${title}: ${ingredients}, batch ${batchId}`}
        description={`${line.deed} by ${signed.person}, ${line.place}: line ${number} of ${lines.length} of batch ${batchId}, its text as signed and a fingerprint that your browser can check.`}
        path={path}
        modified={signed.at.slice(0, 10)}
        jsonLd={breadcrumbs([
          { name: 'Food rescue', path: '/food-rescue' },
          { name: batchId, path: batchPath(batch) },
          { name: title, path },
        ])}
      />
      <header className={`fw-wrap ${styles.head}`}>
        <Breadcrumb
          trail={[
            { name: 'Food rescue', to: '/food-rescue' },
            { name: batchId, to: batchPath(batch) },
            { name: `Line ${number}` },
          ]}
        />
        <div className={styles.row}>
          <div>
            <h1 className="fw-d2">{title}</h1>
            <div className={styles.facts}>
              <span className={`fw-mono ${styles.number}`}>BATCH {batchId}</span>
              <span className={styles.place}>
                <MapPin size={16} strokeWidth={1.8} />
                {line.place}
              </span>
            </div>
          </div>
          <Button variant="outlined" size="small" onClick={() => window.print()}>
            <Printer size={18} strokeWidth={1.8} />
            Print
          </Button>
        </div>
      </header>
      <div className={`fw-wrap ${styles.rail}`}>
        <ProofRail
          label="Handovers of this batch"
          current={index}
          steps={lines.map(({ deed, signed: done }, step) => ({
            name: deed,
            when: done ? lineTime(done.at) : 'not yet written',
            to: done && `${batchPath(batch)}/proof/${step + 1}`,
          }))}
        />
      </div>
      <ProofRoom
        record={records[index]!}
        kept={`in block ${formatCount(signed.block)}`}
        note={
          index === 0
            ? 'Every later record holds the fingerprint of the one before. Change this text and none of them matches.'
            : `The last line holds the fingerprint of line ${index}. Change any earlier record and every one after it stops matching.`
        }
        ways={
          <nav aria-label="Other documents" className={styles.ways}>
            {index > 0 && (
              <TextLink to={`${batchPath(batch)}/proof/${index}`}>Before: {lineDocument(lines[index - 1]!)}</TextLink>
            )}
            {next ? (
              <TextLink to={`${batchPath(batch)}/proof/${number + 1}`}>Next: {lineDocument(next)}</TextLink>
            ) : (
              <TextLink to={batchPath(batch)}>The whole trace</TextLink>
            )}
          </nav>
        }
        signer={
          <section className={`fw-surface ${styles.signer}`} aria-label="Signer">
            <Portrait picture={signed.portrait} />
            <div>
              <h2 className="fw-h4">{signed.person}</h2>
              <p>{line.place}</p>
            </div>
          </section>
        }
        bar={{
          caption: `${number} of ${lines.length} lines`,
          next: next
            ? { to: `${batchPath(batch)}/proof/${number + 1}`, label: `Next: ${next.deed.toLowerCase()}` }
            : { to: batchPath(batch), label: 'The whole trace' },
        }}
        onMatch={() =>
          void recordEntry({
            kind: 'check',
            ref: `${batchId}/${number}`,
            title: `Checked: ${title}`,
            line: `${ingredients}, line ${number}`,
            to: path,
            state: 'matches',
          })
        }
      >
        <ProofPaper
          kind={`Rescue record, line ${number} of ${lines.length}`}
          when={lineTime(signed.at)}
          title={title.split(',')[0] ?? title}
          lede={`${ingredients}: ${line.deed.toLowerCase()}.`}
          signers={[
            {
              name: signed.person,
              place: line.place,
              signature:
                signed.person === 'Lucía Herrera' ? (
                  <img src={herrera} alt={`Signature of ${signed.person}`} width={220} height={70} />
                ) : (
                  <WrittenName name={signed.person} />
                ),
            },
          ]}
          address={absolute(path)}
          foot={
            <Ledger>
              <LedgerRow term="Batch">
                <span className="fw-mono">{batchId}</span>
              </LedgerRow>
              <LedgerRow term="Block">
                <span className="fw-mono">{formatCount(signed.block)}</span>
              </LedgerRow>
            </Ledger>
          }
        >
          <Ledger>
            {trace.contents.map(([what, kg]) => (
              <LedgerRow key={what} term={what}>
                {kg} kg
              </LedgerRow>
            ))}
          </Ledger>
          <div className={styles.total}>
            <Ledger>
              <LedgerRow term="Weight">{signed.kg.toFixed(1)} kg</LedgerRow>
            </Ledger>
          </div>
          <Ledger>
            <LedgerRow term={signed.proof.term}>{signed.proof.value}</LedgerRow>
          </Ledger>
        </ProofPaper>
      </ProofRoom>
      <div className={`fw-wrap ${styles.note}`}>
        <SampleNote>the people and the block are made up. The check is real</SampleNote>
      </div>
    </>
  );
}
