import { blogEntries, type BlogArticle } from '../../data/blog.data';

export const article = {
  entry: blogEntries['supply-chain-custody'],
  keywords: ['supply chain', 'cold chain', 'custody', 'refrigerated container', 'bill of lading'],
  whitepaper: '36 pages on customs, cold chains and custody, with a checklist for the dock.',
  related: ['blockchain-food-traceability', 'food-safety-by-the-clock', 'smart-contract-agriculture'],
  opening:
    'A container of pears left Valparaíso in January with 21 tonnes of fruit and thirty documents. Nineteen of them said the same thing: what is inside, how much, whose. They had been typed nineteen times, and in two of them the pears were apples.',
  sections: [
    {
      id: 'thirty-papers',
      title: 'Thirty papers, one question',
      blocks: [
        {
          kind: 'text',
          text: 'Followed closely, most freight paper answers a single question: who is responsible for this thing right now? The bill of lading, the gate ticket, the interchange receipt and the delivery note are the same sentence in four dialects. They exist because each carrier keeps its own books and believes nobody else’s.',
        },
        {
          kind: 'text',
          text: 'That distrust is not a fault to be cured by goodwill. A shipping line that signs for cold pears and delivers warm ones owes somebody a great deal of money. Of course it wants its own thermometer.',
        },
      ],
    },
    {
      id: 'three-moments',
      title: 'Three moments that matter',
      blocks: [
        {
          kind: 'text',
          text: 'Over eighteen weeks we rode along with forty-four containers, most of them by telephone. Custody changed eleven times on a typical trip. Only three of those changes ever led to a dispute.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'The cold store door. Fruit waits outside for a late truck, warms by four degrees, and nobody writes it down because nobody is at fault yet.',
            'The terminal plug. A container can stand off the ship for hours before someone connects it. The reefer’s log has the gap; the terminal’s log has none.',
            'The split. At the importer one lot becomes nine. From here on a problem in one pallet is a problem in all nine, unless the split itself was recorded.',
          ],
        },
        {
          kind: 'text',
          text: 'So we stopped trying to digitize thirty papers. We ask for three signatures, at those three places, each by the one who hands over and the one who receives. If both sign, custody has moved. If one does not, it has not, and the phone rings while the fruit is still cold.',
        },
        {
          kind: 'quote',
          text: 'If both sign, custody has moved. If one does not, the phone rings while the fruit is still cold.',
        },
      ],
    },
    {
      id: 'customs',
      title: 'What customs taught us',
      blocks: [
        {
          kind: 'text',
          text: 'I expected customs to be the slow part. An officer in Rotterdam corrected me in a minute. Her agency clears 98 boxes in a hundred without opening them. What takes time is the two that do not match: a weight that differs between documents, a variety that became another fruit. She does not need more documents. She needs fewer that disagree.',
        },
        {
          kind: 'text',
          text: 'That is an argument for one record with many readers, and it is the whole of what a shared ledger offers here. The farm’s weight is the exporter’s weight is the importer’s weight, because it is the same line, read by each, retyped by none.',
        },
        {
          kind: 'facts',
          rows: [
            ['Containers followed', '44'],
            ['Changes of custody, typical trip', '11'],
            ['Documents retyped, before', '19'],
            ['Documents retyped, after', '2'],
            ['Disputes, before and after', '9 and 2'],
          ],
        },
      ],
    },
    {
      id: 'what-did-not-work',
      title: 'What did not work',
      blocks: [
        {
          kind: 'text',
          text: 'Our first app asked drivers to unlock a wallet at the gate. It was raining, there were forty trucks behind, and not one driver did it twice. Now the gate signs with a key of its own and the driver shows a code on paper, which survives rain and has no battery.',
        },
        {
          kind: 'text',
          text: 'We also believed that everyone would want to see everything. Forwarders do not want their customers to learn which other customers they serve, and they are right. A record is now open only to the parties named in it. The public part is the fingerprint, and the fact that the custody moved.',
        },
      ],
    },
    {
      id: 'and-the-pears',
      title: 'And the pears?',
      blocks: [
        {
          kind: 'text',
          text: 'They were sold as pears in the end, four days late, to a juice maker. The growers got 31 cents on the dollar. On the same ship was a container with three signatures and no apples. It was on a shelf in Ghent the morning after it landed.',
        },
        {
          kind: 'text',
          text: [
            'Nothing about that second box was clever. It had one weight, and everybody had read it. If yours has nineteen, the ',
            { to: '/solutions/supply-chain', text: 'supply chain' },
            ' page shows where we would start, and it is not with a blockchain. It is with the scale.',
          ],
        },
      ],
    },
  ],
} satisfies BlogArticle;
