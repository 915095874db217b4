import { Check, Package, Printer, Utensils } from 'lucide-react';
import { Handovers } from '@furrow/proof/handovers';
import { Portrait } from '@furrow/proof/portrait';
import { QrCode } from '@furrow/proof/qr-code';
import { NotFound, useNotify } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import plate from '@furrow/ui/art/icon-donate.svg';
import { Anchor } from '@furrow/ui/anchor';
import { Button, TextLink } from '@furrow/ui/button';
import { dayAndTime } from '@furrow/ui/clock';
import { countInWords, formatCount, startSentence } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { weightsOfList } from '@furrow/ui/measures';
import { Notice } from '@furrow/ui/notice';
import { PageMeta } from '@furrow/ui/page-meta';
import { RecordHead, RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { ShareButton } from '@furrow/ui/share-button';
import { absolute, breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { Ticket } from '@furrow/ui/ticket';
import { WholeCodes } from '@furrow/ui/whole-codes';
import { batchTraces } from '../../data/batch-traces.data';
import { portionsOf, signedCount, totalWeight, type BatchTrace } from '../../data/batch-traces.model';
import { batches } from '../../data/batches.data';
import { batchLabel, batchPath, batchTone, type Batch } from '../../data/batches.model';
import { FingerprintCheck } from './fingerprint-check';
import { linkCopied, linkFailed } from './share-toasts';
import styles from './rescue-batch.module.css';

/** A rescued batch with everything that is known of it. */
export default function RescueBatchPage() {
  const { batch: slug } = useParams();
  const batch = batches.find(({ batchId }) => batchId.toLowerCase() === slug);
  const trace = batch && batchTraces[batch.batchId];
  return trace ? <RescuedBatch key={batch.batchId} batch={batch} trace={trace} /> : <NotFound />;
}

type BatchProps = { batch: Batch; trace: BatchTrace };

function RescuedBatch({ batch, trace }: BatchProps) {
  const { batchId, ingredients, image, expiry, rescueDate, weight } = batch;
  const { contents, lines, grower, portionsOnce } = trace;
  const weights = weightsOfList(contents.map(([, kg]) => kg));
  const signed = signedCount(trace);
  const next = lines[signed];
  const path = batchPath(batch);
  return (
    <>
      <PageMeta
        title={`${ingredients}, batch ${batchId}`}
        description={`${weight} from ${batch.origin}, rescued on ${rescueDate}: who passed it on, when, what the scales said, and a fingerprint of every signed line.`}
        path={path}
        jsonLd={breadcrumbs([
          { name: 'Food rescue', path: '/food-rescue' },
          { name: batchId, path },
        ])}
      />
      <Head batch={batch} place={lines[0]?.place ?? batch.origin} />
      <div className={`fw-wrap ${styles.columns}`}>
        <div className={styles.lot}>
          <img src={image} alt="" width={400} height={400} fetchPriority="high" className={styles.picture} />
          <div>
            <RunningHead level={2} fact={<Measured>{weight}</Measured>}>
              This batch
            </RunningHead>
            <Ledger>
              {contents.map(([what], index) => (
                <LedgerRow key={what} term={what}>
                  <Measured>{weights[index] ?? ''}</Measured>
                </LedgerRow>
              ))}
            </Ledger>
            <div className={styles.total}>
              <Ledger>
                <LedgerRow term="Total">
                  <Measured>{`${totalWeight(trace)} kg`}</Measured>
                </LedgerRow>
                <LedgerRow term="Rescued on">{rescueDate}</LedgerRow>
                <LedgerRow term="Best before">{expiry}</LedgerRow>
              </Ledger>
            </div>
            <Notice icon={<img src={plate} alt="" width={48} height={48} />}>
              <b className={styles.portions}>About {formatCount(portionsOf(trace))} portions</b> at 400 g each,{' '}
              <WholeCodes>{portionsOnce}</WholeCodes>.
            </Notice>
          </div>
        </div>
        <Scales batch={batch} trace={trace} />
        <section className={styles.story}>
          <h2>Where it has been, step by step</h2>
          <p className={styles.lede}>
            {signed === lines.length
              ? `All ${countInWords(signed, 'line')} are signed.`
              : `${startSentence(countInWords(signed, '', '').trim())} of ${countInWords(lines.length, 'line')} are signed.`}
            {next && ` The next one will be signed at ${next.place.split(', ')[0]}.`}
          </p>
          <Handovers
            level={3}
            steps={lines.map((line, index) => ({
              ...line,
              rows: line.signed
                ? [
                    ['When', <time dateTime={line.signed.at}>{dayAndTime(line.signed.at)}</time>],
                    [line.signed.proof.term, line.signed.proof.value],
                  ]
                : [
                    ['When', line.expected?.when],
                    [line.expected?.term ?? 'Document', 'not yet written'],
                  ],
              signed: line.signed && {
                ...line.signed,
                to: `${path}/proof/${index + 1}`,
                checkRef: `${batchId}/${index + 1}`,
              },
              icon:
                line.role === 'Table' ? (
                  <Utensils size={22} strokeWidth={1.8} />
                ) : (
                  <Package size={22} strokeWidth={1.8} />
                ),
            }))}
          />
        </section>
        <div className={styles.more}>
          <section>
            <RunningHead level={2} fact={<TextLink to="/food-rescue">All batches</TextLink>}>
              Other batches
            </RunningHead>
            <ul>
              {batches
                .filter((other) => other !== batch)
                .map((other) => (
                  <li key={other.batchId} className={styles.other}>
                    <img src={other.image} alt="" width={56} height={56} loading="lazy" />
                    <span>
                      <Anchor to={batchPath(other)} className={styles.otherName}>
                        {other.ingredients}
                      </Anchor>
                      <span className={styles.quiet}>
                        <span className="fw-mono">{other.batchId}</span>, <Measured>{other.weight}</Measured>
                      </span>
                    </span>
                    <Tag tone={batchTone(other.status)}>{batchLabel(other.status)}</Tag>
                  </li>
                ))}
            </ul>
          </section>
          <section className={styles.grower}>
            <RunningHead level={2}>The grower</RunningHead>
            <p className={styles.who}>
              <Portrait picture={grower.portrait} />
              <span>
                <b>{grower.name}</b>
                {grower.farmId ? <Anchor to={`/farms/${grower.farmId}`}>{grower.farm}</Anchor> : grower.farm}
              </span>
            </p>
          </section>
        </div>
        <SampleNote>the batches are made up, and no camera is used</SampleNote>
      </div>
    </>
  );
}

function Head({ batch, place }: { batch: Batch; place: string }) {
  const notify = useNotify();
  const { batchId, ingredients, status } = batch;
  return (
    <RecordHead
      trail={[{ name: 'Food rescue', to: '/food-rescue' }, { name: batchId }]}
      title={ingredients}
      actions={
        <>
          <Button variant="outlined" size="small" onClick={() => window.print()}>
            <Printer size={18} strokeWidth={1.8} />
            Print the Label
          </Button>
          <ShareButton size="small" title={ingredients} onCopied={(done) => notify(done ? linkCopied : linkFailed)} />
        </>
      }
    >
      <RecordNumber>BATCH {batchId}</RecordNumber>
      <RecordPlace>{place}</RecordPlace>
      <Tag tone={batchTone(status)}>{batchLabel(status)}</Tag>
    </RecordHead>
  );
}

/** The code of the batch, and what each scale said: the weights have to agree. */
function Scales({ batch, trace }: BatchProps) {
  const { lines } = trace;
  const weights = lines.slice(0, 3).map(({ signed }) => signed?.kg);
  const agree = weights.every((kg) => kg !== undefined && kg === weights[0]);
  return (
    <Ticket
      label="Scales"
      head={
        <div className={styles.code}>
          <QrCode
            value={absolute(batchPath(batch))}
            size={120}
            marginSize={1}
            level="L"
            title={`QR code for batch ${batch.batchId}`}
            fgColor="var(--fw-flood-ink)"
            bgColor="var(--fw-cream)"
          />
          <p>
            <strong className="fw-h2">
              {signedCount(trace)} of {lines.length}
            </strong>
            <span className={styles.quiet}>lines signed</span>
          </p>
        </div>
      }
    >
      <Ledger>
        {lines.slice(0, 3).map(({ deed, signed }) => (
          <LedgerRow key={deed} term={deed}>
            <Measured>{signed ? `${signed.kg} kg` : 'not yet'}</Measured>
          </LedgerRow>
        ))}
      </Ledger>
      <p className={styles.agree}>
        {agree && <Check size={18} strokeWidth={1.8} />}
        <span>
          <Measured>
            {agree
              ? `All three scales say ${weights[0]} kg.`
              : 'The three weights have to agree. If one is off, you will see it here.'}
          </Measured>
        </span>
      </p>
      <FingerprintCheck batch={batch} trace={trace} />
    </Ticket>
  );
}
