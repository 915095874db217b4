import { allowedSentences, refusedPatterns } from './refused-patterns.data';
import { patternProblems } from './site-words';
import { proseOf } from './source-words';

const rules = { refused: refusedPatterns, allowed: allowedSentences };

/** A sentence for each pattern that it refuses, in the order of the list. */
const sentences = [
  'The price has 12% for carriage and packing.',
  'See what is kept of you.',
  'The file is kept.',
  'There, no address is kept.',
  'By the ledger 40 documents go.',
  'An older ledger was brought back.',
  'Bring a good copy of it back from a backup.',
  'The file did not arrive.',
  'The page did not load.',
  'The release tells nothing.',
  'The canary is none any longer.',
  '"shop" is no name.',
  'The file holds no private key.',
  'The site names no teams.',
  'Nothing of shop is published.',
  'It says nothing of its settings.',
  'It knows nothing of the release.',
  'Nobody needs it any more.',
  'It comes by itself.',
  'Write npx in place of pnpm.',
  'The page is loaded anew.',
  'To start afresh, move the folder.',
  'Put it back, or say --allow-drop.',
  'Then say once: release upgrade.',
  'Its files would lie in /shop/.',
  'The document stays as it is.',
  'The bucket was examined.',
  'Whoever runs the site agrees.',
  'It is signed by dao, who may not.',
  'The site takes signed commands of teams.',
  'Commands of other teams wait.',
  'Write numbers with commas between them.',
  'Two visits in a hundred fail.',
  'The row of what is live beside it.',
  'It fails over the same time.',
  'Nobody counts failures.',
  'Nobody collects reports.',
  'The server does not answer.',
  'There was no answer in 8 s.',
  'It is published with other content.',
  'Enter your street and number.',
  'They grow maize.',
  'See the yield book.',
  'To be sure, of which there are two.',
  'What next?',
  'Collateral: not given',
  'No farm by that name.',
  'No lot like that today.',
  'That is every match.',
  'Your first field is unplowed.',
  'See your furrow.',
  'One row, from seed to table.',
  'What is on the table.',
  'More ways in',
  'From deed to dinner',
  'See its whole trace.',
  'Draw a lot from a hat.',
  'Every seed is a vote.',
  'Record how warm it was.',
  'They put the rest down to weather.',
  'Reports are switched off.',
  'More taken up than emitted',
  'Dry-farmed tomatoes',
  'Write the hour it left the heat.',
  'The price on the brochure',
  'Keep it at 36 °F.',
  'QR code of batch 001',
  'The address is another one.',
  'Mend that and run it again.',
  'Read <Fact term="Id">.',
  'The road decides.',
  'Paid on their own area',
  'There is no evidence against it.',
  'Give it to half of the visitors.',
  'The pages weigh what they weighed.',
  'Somebody changed it past the commands.',
  'The server is to be started.',
  'It is worse than what is live.',
];

it('has one sentence for each pattern', () => {
  expect(sentences).toHaveLength(refusedPatterns.length);
});

it.each(refusedPatterns.map(([pattern, better], index) => [sentences[index] ?? '', pattern, better] as const))(
  'refuses: %s',
  (sentence, pattern, better) => {
    const own = { refused: [[pattern, better]] as const, allowed: [] };
    expect(patternProblems(sentence, own)).toEqual([expect.stringContaining(`Write: ${better}.`)]);
    expect(patternProblems('The release command serves a site in plain English.', own)).toEqual([]);
  },
);

it('leaves out the sentences that are allowed, and no more than these', () => {
  for (const [sentence] of allowedSentences) {
    expect(patternProblems(sentence, rules)).toEqual([]);
    expect(patternProblems(sentence, { ...rules, allowed: [] })).not.toEqual([]);
  }
});

it('lets "there is none" and "there is no site" stand', () => {
  expect(patternProblems('The path, or undefined when there is none. There is no site here.', rules)).toEqual([]);
});

it('reads the comments and texts of a program, and no names of its own', () => {
  const program = [
    "import maize from './maize.svg';",
    '/**',
    ' * Loads it',
    ' * anew.',
    ' */',
    'const anew = maize; // a list of',
    '// lines',
    'const text = `${anew} by itself ${text} afresh`;',
    'const part = <p title="Names it">Say {anew} once</p>;',
  ].join('\n');
  expect(proseOf('a.tsx', program).split('\n').filter(Boolean)).toEqual([
    'Loads it anew.',
    'a list of lines',
    'by itself',
    'afresh',
    'Names it',
    'Say',
    'once',
  ]);
});

it('reads a document without its code, and the comments of a style sheet', () => {
  const document = '# Anew\n\nRun `pnpm any more`, see\n[this](anew.md).\n\n```sh\nby itself\n```\n\n- one\n- two\n';
  expect(proseOf('a.md', document).split('\n').filter(Boolean)).toEqual([
    '# Anew',
    'Run …, see [this].',
    '- one',
    '- two',
  ]);
  expect(proseOf('a.css', '.anew {\n  /* It moves\n     by itself. */\n}')).toBe('It moves by itself.');
});
