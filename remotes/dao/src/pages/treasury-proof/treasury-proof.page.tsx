import { ProofHead } from '@furrow/proof/proof-head';
import { ProofPaper, ProofSum, WrittenName } from '@furrow/proof/proof-paper';
import { ProofRoom } from '@furrow/proof/proof-room';
import { ProofSigner } from '@furrow/proof/proof-signer';
import { NotFound } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import { Anchor } from '@furrow/ui/anchor';
import { formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { RecordNumber } from '@furrow/ui/record-head';
import { absolute, breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { WholeCodes } from '@furrow/ui/whole-codes';
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
  const fromOrTo = `${paid ? 'Paid to' : 'Received from'} ${party.replace(/^The /, 'the ')}`;
  const isListed = proposals.some((each) => each.id === proposal);
  return (
    <>
      <PageMeta
        title={`${description}, ${id}`}
        description={`${fromOrTo} on ${date}: ${moved(amount)}, with the signed text and a fingerprint your browser can check.`}
        path={path}
        modified={isoDay(date)}
        jsonLd={breadcrumbs([
          { name: 'Treasury', path: treasury },
          { name: description, path },
        ])}
      />
      <ProofHead
        trail={[{ name: 'Treasury', to: treasury }, { name: id }]}
        title={description}
        checkRef={`treasury/${id}`}
      >
        <RecordNumber>{id}</RecordNumber>
        <span className={styles.date}>{date}</span>
        <Tag tone="green">{status}</Tag>
      </ProofHead>
      <ProofRoom
        sheetLabel={id}
        record={treasuryRecords(transactions).get(id)!}
        kept={`in block ${formatCount(block)}`}
        note={
          <WholeCodes>
            {before
              ? `The last line holds the fingerprint of ${before.id}. Change any earlier record and none after it will match.`
              : 'Every later record holds the fingerprint of the one before. Change this text and none of them will match.'}
          </WholeCodes>
        }
        ways={{
          label: 'Transactions before and after',
          before: before && { to: proofPath(before), above: `Before, ${before.date}`, name: before.description },
          next: next
            ? { to: proofPath(next), above: `Next, ${next.date}`, name: next.description }
            : { to: treasury, above: 'The treasury', name: 'All Transactions' },
        }}
        signer={
          <ProofSigner label="Decision" name={proposal ? 'Decided by a vote' : 'Decided by the contract'}>
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
                  approved this payment. The treasury pays nothing that members have not voted for.
                </>
              ) : (
                'Fees and interest arrive automatically. Nobody has to approve them, and nobody can hold them back.'
              )}
            </p>
          </ProofSigner>
        }
        bar={{
          caption: id,
          next: next
            ? { to: proofPath(next), label: `Next: ${next.type.toLowerCase()}` }
            : { to: treasury, label: 'All Transactions' },
        }}
        check={{ ref: `treasury/${id}`, title: description, line: `Treasury, ${id}`, to: path }}
        madeUp="the payments and the blocks"
      >
        <ProofPaper
          kind={`Treasury record, ${type.toLowerCase()}`}
          when={date}
          title={paid ? 'Payment' : 'Receipt'}
          lede={`${description}. ${fromOrTo}.`}
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
            <LedgerRow term="Decided by">
              <WholeCodes>{decidedBy(transaction)}</WholeCodes>
            </LedgerRow>
          </Ledger>
          <ProofSum term={paid ? 'Paid' : 'Received'}>{moved(amount)}</ProofSum>
        </ProofPaper>
      </ProofRoom>
    </>
  );
}
