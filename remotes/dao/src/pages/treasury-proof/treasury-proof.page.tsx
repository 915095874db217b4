import { Printer } from 'lucide-react';
import { ProofPaper, WrittenName } from '@furrow/proof/proof-paper';
import { ProofRoom } from '@furrow/proof/proof-room';
import { NotFound } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import { Anchor } from '@furrow/ui/anchor';
import { Breadcrumb } from '@furrow/ui/breadcrumb';
import { Button, TextLink } from '@furrow/ui/button';
import { formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { absolute, breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { recordEntry } from '@furrow/you/model';
import { proposals } from '../../data/proposals.data';
import { transactions, type Transaction } from '../../data/transactions.data';
import { decidedBy, isoDay, moved, proofPath, treasuryRecords } from '../../data/transactions.model';
import styles from './treasury-proof.module.css';

const treasury = '/governance/treasury';

/** What the treasury signed when it paid or was paid. */
export default function TreasuryProofPage() {
  const { id } = useParams();
  const transaction = transactions.find((each) => each.id.toLowerCase() === id);
  return transaction ? <TreasuryProof key={id} transaction={transaction} /> : <NotFound />;
}

function TreasuryProof({ transaction }: { transaction: Transaction }) {
  const { id, date, type, description, amount, status, party, proposal, block } = transaction;
  const path = proofPath(transaction);
  const at = transactions.indexOf(transaction);
  const [next, before] = [transactions[at - 1], transactions[at + 1]];
  const paid = amount < 0;
  const isListed = proposals.some((each) => each.id === proposal);
  return (
    <>
      <PageMeta
        title={`${description}, ${id}`}
        description={`${paid ? 'Paid to' : 'Received from'} ${party} on ${date}: ${moved(amount)}, the text that was signed, and a fingerprint that your browser can check.`}
        path={path}
        modified={isoDay(date)}
        jsonLd={breadcrumbs([
          { name: 'Treasury', path: treasury },
          { name: description, path },
        ])}
      />
      <header className={`fw-wrap ${styles.head}`}>
        <Breadcrumb trail={[{ name: 'Treasury', to: treasury }, { name: id }]} />
        <div className={styles.row}>
          <div>
            <h1 className="fw-d2">{description}</h1>
            <p className={styles.facts}>
              <span className={`fw-mono ${styles.number}`}>{id}</span>
              <span className={styles.date}>{date}</span>
              <Tag tone="green">{status}</Tag>
            </p>
          </div>
          <Button variant="outlined" size="small" onClick={() => window.print()}>
            <Printer size={18} strokeWidth={1.8} />
            Print
          </Button>
        </div>
      </header>
      <ProofRoom
        record={treasuryRecords(transactions).get(id)!}
        kept={`in block ${formatCount(block)}`}
        note={
          before
            ? `The last line holds the fingerprint of ${before.id}. Change any earlier record and every one after it stops matching.`
            : 'Every later record holds the fingerprint of the one before. Change this text and none of them matches.'
        }
        ways={
          <nav aria-label="Other transactions" className={styles.ways}>
            {before && <TextLink to={proofPath(before)}>Before: {before.description}</TextLink>}
            {next ? (
              <TextLink to={proofPath(next)}>Next: {next.description}</TextLink>
            ) : (
              <TextLink to={treasury}>All transactions</TextLink>
            )}
          </nav>
        }
        signer={
          <section className={`fw-surface ${styles.decision}`} aria-label="Decision">
            <h2 className="fw-h4">{proposal ? 'Decided by a vote' : 'Decided by the contract'}</h2>
            <p>
              {proposal ? (
                <>
                  {isListed ? (
                    <Anchor to={`/governance/voting/${proposal.toLowerCase()}`} className="fw-mono">
                      {proposal}
                    </Anchor>
                  ) : (
                    <span className="fw-mono">{proposal}</span>
                  )}{' '}
                  allowed this payment. The treasury pays nothing that members have not voted for.
                </>
              ) : (
                'Fees and interest come in by themselves. Nobody has to approve them, and nobody can hold them back.'
              )}
            </p>
          </section>
        }
        bar={{
          caption: id,
          next: next
            ? { to: proofPath(next), label: `Next: ${next.type.toLowerCase()}` }
            : { to: treasury, label: 'All transactions' },
        }}
        onMatch={() =>
          void recordEntry({
            kind: 'check',
            ref: `treasury/${id}`,
            title: `Checked: ${description}`,
            line: `Treasury, ${id}`,
            to: path,
            state: 'matches',
          })
        }
      >
        <ProofPaper
          kind={`Treasury record, ${type.toLowerCase()}`}
          when={date}
          title={paid ? 'Payment' : 'Receipt'}
          lede={`${description}. ${paid ? 'Paid to' : 'Received from'} ${party}.`}
          signers={[
            { name: 'The Furrow DAO', place: 'Treasury contract', signature: <WrittenName name="The Furrow DAO" /> },
          ]}
          address={absolute(path)}
          foot={
            <Ledger>
              <LedgerRow term="Transaction">
                <span className="fw-mono">{id}</span>
              </LedgerRow>
              <LedgerRow term="Block">
                <span className="fw-mono">{formatCount(block)}</span>
              </LedgerRow>
            </Ledger>
          }
        >
          <Ledger>
            <LedgerRow term="Type">{type}</LedgerRow>
            <LedgerRow term={paid ? 'To' : 'From'}>{party}</LedgerRow>
            <LedgerRow term="Decided by">{decidedBy(transaction)}</LedgerRow>
          </Ledger>
          <div className={styles.total}>
            <Ledger>
              <LedgerRow term={paid ? 'Paid' : 'Received'}>{moved(amount)}</LedgerRow>
            </Ledger>
          </div>
        </ProofPaper>
      </ProofRoom>
      <div className={`fw-wrap ${styles.note}`}>
        <SampleNote>the payments and the blocks are made up. The check is real</SampleNote>
      </div>
    </>
  );
}
