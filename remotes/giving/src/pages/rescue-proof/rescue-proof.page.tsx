import { ProofHead } from '@furrow/proof/proof-head';
import { ProofPaper, ProofSum, WrittenName } from '@furrow/proof/proof-paper';
import { ProofRail } from '@furrow/proof/proof-rail';
import { ProofRoom } from '@furrow/proof/proof-room';
import { ProofSigner } from '@furrow/proof/proof-signer';
import { NotFound } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import herrera from '@furrow/ui/art/signature-1.svg';
import { dayAndTime, shortDay, timeOfDay } from '@furrow/ui/clock';
import { cutTitle, formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { absolute, breadcrumbs } from '@furrow/ui/structured-data';
import { batchTraces } from '../../data/batch-traces.data';
import { batchRecords, lineDocument, type BatchTrace } from '../../data/batch-traces.model';
import { batches } from '../../data/batches.data';
import { batchPath, type Batch } from '../../data/batches.model';

/** What was signed on one line of a batch's trace. A line that nobody has signed does not have a page. */
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
  const whole = batchPath(batch);
  const stepPath = (step: number) => `${whole}/proof/${step}`;
  const path = stepPath(number);
  const checkRef = `${batchId}/${number}`;
  const trail = [
    { name: 'Food rescue', to: '/food-rescue' },
    { name: batchId, to: whole },
  ];
  const wayTo = (step: number) => {
    const other = lines[step - 1];
    return (
      other?.signed && {
        to: stepPath(step),
        above: `${step} of ${lines.length}, ${other.signed.person}`,
        name: lineDocument(other),
        label: `Next: ${other.deed.toLowerCase()}`,
      }
    );
  };
  const next = wayTo(number + 1) ?? { to: whole, above: 'The batch', name: 'The full trace', label: 'Full Trace' };
  return (
    <>
      <PageMeta
        title={cutTitle(`${title}, batch ${batchId}: ${ingredients}`)}
        description={`${line.deed} by ${signed.person}, ${line.place}: line ${number} of ${lines.length} of batch ${batchId}. Read the signed text and check it.`}
        path={path}
        modified={signed.at.slice(0, 10)}
        jsonLd={breadcrumbs([...trail.map(({ name, to }) => ({ name, path: to })), { name: title, path }])}
      />
      <ProofHead trail={[...trail, { name: `Line ${number}` }]} title={title} checkRef={checkRef}>
        <RecordNumber>BATCH {batchId}</RecordNumber>
        <RecordPlace>{line.place}</RecordPlace>
      </ProofHead>
      <ProofRail
        label="Handovers of this batch"
        current={index}
        steps={lines.map(({ deed, signed: done }, step) => ({
          name: deed,
          when: done ? dayAndTime(done.at) : 'not yet written',
          to: done && stepPath(step + 1),
        }))}
      />
      <ProofRoom
        sheetLabel={`Line ${number} of ${lines.length}`}
        record={records[index]!}
        kept={`in block ${formatCount(signed.block)}`}
        note={
          index === 0
            ? 'Every later record holds the fingerprint of the one before. Change this text and none of them will match.'
            : `The last line holds the fingerprint of line ${index}. Change any earlier record and none after it will match.`
        }
        ways={{
          label: 'Documents before and after',
          before: wayTo(index),
          next,
        }}
        signer={<ProofSigner label="Signer" name={signed.person} place={line.place} portrait={signed.portrait} />}
        bar={{ caption: `${number} of ${lines.length} lines`, next }}
        check={{ ref: checkRef, title, line: `${ingredients}, line ${number}`, to: path }}
        madeUp="the people and the block"
      >
        <ProofPaper
          kind={`Rescue record, line ${number} of ${lines.length}`}
          when={`${shortDay(signed.at)}, ${signed.at.slice(0, 4)}, ${timeOfDay(signed.at)}`}
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
          <ProofSum term="Weight">{signed.kg.toFixed(1)} kg</ProofSum>
          <Ledger>
            <LedgerRow term={signed.proof.term}>{signed.proof.value}</LedgerRow>
          </Ledger>
        </ProofPaper>
      </ProofRoom>
    </>
  );
}
