import { refusedPhrases } from './refused-phrases.data';
import { dictionary, textOf, wordProblems } from './site-words';

const rules = { isKnown: dictionary('Furrow # the name\nUSDC'), refused: refusedPhrases };
const problems = (body: string) =>
  wordProblems(textOf(`<head><title>Furrow</title></head><body>${body}</body>`), rules);

it('passes plain American English, with the words of the site, names of files and numbers of lots', () => {
  expect(
    problems(
      '<p>The grower’s price is 5.99 USDC. It doesn’t change color.</p><code>hodlr</code><p class="fw-mono">LOT xyzzq</p>' +
        '<script>var qwrt</script><p>Write to hlp@furrow.example, or see /resources/xqz, signed with key dbdb…166a.</p><img alt="A red barn">' +
        '<a lang="es" href="/es">Español</a>',
    ),
  ).toEqual([]);
});

it.each([
  ['a misspelled word', '<p>The famer sets it.</p>', '"famer" is not in the dictionary'],
  ['British spelling', '<p>The colour of it.</p>', '"colour" is not in the dictionary'],
  ['a misspelled text of a picture', '<img alt="A tomatoe">', '"tomatoe" is not in the dictionary'],
  [
    'a refused phrase, over two elements of a line',
    '<h2><span>Proof you </span><span>can eat.</span></h2>',
    'see what your',
  ],
  ['an escape in an attribute', String.raw`<img alt="Furrow\u2019s farms">`, 'nobody resolved'],
  ['a refused word', '<p>One Tonne.</p>', 'Write: metric ton.'],
])('names %s', (_what, body, problem) => {
  expect(problems(body).join()).toContain(problem);
});

it('names no phrase that begins or ends inside a word, or goes over two blocks', () => {
  expect(problems('<p>stonewashed, atonement</p><li>Nothing more</li><li>A kilogram</li>')).toEqual([]);
});
