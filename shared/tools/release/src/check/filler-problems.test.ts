import type { Candidate } from '../store/candidate';
import { offeredSlot } from '../testing/fixture';
import { reachingSelectors } from '../compose/document/part-styles';
import { fillerProblems } from './filler-problems';

/** What is wrong with a part of giving whose HTML is this. */
function problemsOf(html: string, { css = '', language = '' } = {}): string[] {
  const document = (text: string) =>
    new TextEncoder().encode(
      JSON.stringify({
        name: 'part',
        react: '19.3',
        hydrate: 'never',
        variants: [{ props: {}, html: text }],
        assets: { scripts: [], styles: ['part.css'], shared: {} },
      }),
    );
  const files = new Map([
    ['fragments/part.json', document(language ? '<p>Whole</p>' : html)],
    [`fragments/part.${language || 'es'}.json`, document(language ? html : '<p>Entera</p>')],
    ['part.css', new TextEncoder().encode(css)],
  ]);
  const fragments = [
    {
      name: 'part',
      schema: {},
      variants: [{}],
      fills: [{ slot: 'content/farm', order: 1 }],
      slots: [offeredSlot('a')],
    },
  ];
  const languages = { es: { fragments: true, manifest: 'es/mf-manifest.json' } };
  const release = { app: 'giving', fragments, languages };
  return fillerProblems({ release, files } as unknown as Candidate).map(({ code, text }) => `${code} ${text}`);
}

it.each([
  '.a{color:red}.a>img,.a:not(.b) p{color:red}',
  '@media (width<36em){.a{display:grid}@supports (gap:1px){.a .fw-num{color:red}}}',
  '.a{&:hover{color:red}p{color:red}}.b{content:"} body {"}',
  '[data-theme=dark] .a,:where(.css-x).ant-btn{color:red}',
  '@keyframes a-in{from{opacity:0}to{opacity:1}}',
  '@layer a{.a{color:red}}/* body{} */.a{color:red}',
  ':is(.a,.b) p,.a:is(h2,h3){color:red}',
  '.a{&:has(img){color:red}@media print{&>p{color:red}}.fw-num &{color:red}}',
  String.raw`.md\:wide{color:red}.a{content:"\\"}`,
])('takes the styles of a part: %s', (css) => {
  expect(reachingSelectors(css)).toEqual([]);
});

it.each([
  ['body{display:none}', 'body'],
  ['.a{color:red}*{color:red}', '*'],
  ['.a,#main{color:red}', '#main'],
  [':root{--fw-ink:red}', ':root'],
  ['.fw-wrap{display:none}', '.fw-wrap'],
  ['html:has(.a){display:none}', 'html:has(.a)'],
  ['body:not(.a){display:none}', 'body:not(.a)'],
  ['@media print{main{display:none}}', 'main'],
  ['[data-fragment]{display:none}', '[data-fragment]'],
  [':is(.a,body){display:none}', ':is(.a,body)'],
  [':where(main,.a:not(.b)){display:none}', ':where(main,.a:not(.b))'],
  ['.a{body:has(&){display:none}}', 'body:has(&)'],
  ['.a{@media print{:root:not(&){display:none}}}', ':root:not(&)'],
  [String.raw`.fw\-wrap{display:none}`, String.raw`.fw\-wrap`],
  ['.a{content:"/*"}body{display:none}.b{content:"*/"}', 'body'],
  ['.a{background:url(a/*b)}body{display:none}.b{background:url(*/)}', 'body'],
  ['.a{content:"\n}body{display:none}.b{content:"x"}', 'body'],
  ['@import url(https://elsewhere.test/all.css);.a{color:red}', '@import url(https://elsewhere.test/all.css)'],
])('finds what reaches the page around a part: %s', (css, selector) => {
  expect(reachingSelectors(css)).toEqual([selector]);
});

it.each([
  '<section class="a"><h2>Money</h2><p>Given <b>5</b><br>and <img src="a.png" alt="">more<!-- -->.</p></section>',
  '<label for="furrow-fragment-id-1">Sum</label><input id="furrow-fragment-id-1" aria-describedby="giving-help" tabindex="0">',
  '<svg viewBox="0 0 1 1"><title>Corn</title><path d="M0 0"/><g><use href="#x"/></g></svg><p title="a > b">Here</p>',
  '<template><p>Later</p></template><details open=""><summary>More</summary>All</details>',
  '<link rel="preload" as="image" href="/giving/1.0.0/a.png"><textarea rows="2"><main></textarea>',
  '<style>.a{color:red;view-transition-name:giving-card}</style><p style="view-transition-name:none">Here</p>',
])('takes the HTML of a part: %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});

const part = 'its fragment part';
const outside = 'What follows it on a page would stand elsewhere. Close each element that it opens, and no other.';
const id = 'which a page that it stands in may have, too. Take the id from useId, or begin it with "giving-".';
const whole = 'which speaks for the whole page. Take it out.';

it.each(
  [
    ['<section><p>Here</p>', `FUR-BUILD-PART-HTML ${part} leaves <section> open. ${outside}`],
    ['<template><p>Here</p>', `FUR-BUILD-PART-HTML ${part} leaves <template> open. ${outside}`],
    ['<p>Here</p></main>', `FUR-BUILD-PART-HTML ${part} closes </main>, which it has not opened. ${outside}`],
    [
      '<p>Here</p></furrow-fragment>',
      `FUR-BUILD-PART-HTML ${part} closes </furrow-fragment>, which it has not opened. ${outside}`,
    ],
    ['<p>Here</p><!-- <p>', `FUR-BUILD-PART-HTML ${part} leaves a comment open. ${outside}`],
    ['<p>Here</p><a href="/a>', `FUR-BUILD-PART-HTML ${part} leaves a tag open. ${outside}`],
    ['<p title="a>Here</p><p class="b">There</p>', `FUR-BUILD-PART-HTML ${part} leaves a quote open. ${outside}`],
    [
      '<svg><![CDATA[><main>]]></svg></div>',
      `FUR-BUILD-PART-HTML ${part} closes </div>, which it has not opened. ${outside}`,
    ],
    ['<textarea>Here', `FUR-BUILD-PART-HTML ${part} leaves <textarea> open. ${outside}`],
    ['<div><main><p>Here</p></main></div>', `FUR-BUILD-PART-HTML ${part} has <main>, ${whole}`],
    [
      '<meta http-equiv="refresh" content="0;url=https://elsewhere.test">',
      `FUR-BUILD-PART-HTML ${part} has <meta>, ${whole}`,
    ],
    ['<SCRIPT>steal()</SCRIPT>', `FUR-BUILD-PART-HTML ${part} has <script>, ${whole}`],
    ['<base href="https://elsewhere.test">', `FUR-BUILD-PART-HTML ${part} has <base>, ${whole}`],
    ['<body class="dark"></body>', `FUR-BUILD-PART-HTML ${part} has <body>, ${whole}`],
    ['<link rel="stylesheet" href="/a.css">', `FUR-BUILD-PART-HTML ${part} has <link>, ${whole}`],
    [
      '<img src="a.png" alt="" onerror="steal()">',
      `FUR-BUILD-PART-HTML ${part} has the attribute onerror at <img>, ${whole}`,
    ],
    ['<input autofocus="">', `FUR-BUILD-PART-HTML ${part} has the attribute autofocus at <input>, ${whole}`],
    ['<a href="/a" tabindex="5">A</a>', `FUR-BUILD-PART-HTML ${part} has the attribute tabindex="5" at <a>, ${whole}`],
    ['<p id=main>Here</p>', `FUR-BUILD-PART-ID ${part} has the id "main", ${id}`],
    ["<p id='main'>Here</p>", `FUR-BUILD-PART-ID ${part} has the id "main", ${id}`],
    ['<label for="amount">Sum</label>', `FUR-BUILD-PART-ID ${part} names the id "amount" in the attribute for, ${id}`],
    [
      '<p aria-labelledby="giving-a title">A</p>',
      `FUR-BUILD-PART-ID ${part} names the id "title" in the attribute aria-labelledby, ${id}`,
    ],
    [
      '<button form="checkout">Send</button>',
      `FUR-BUILD-PART-ID ${part} names the id "checkout" in the attribute form, ${id}`,
    ],
    [
      '<p style="color:red;view-transition-name:header">A</p>',
      'FUR-BUILD-TRANSITION-NAME its fragment part names a part of a page transition "header". Two parts of one name cancel the transition for everybody: begin the name with "giving-".',
    ],
    [
      `<p>${'a'.repeat(5_000_000)}</p>`,
      'FUR-BUILD-PART-HTML its fragment part has 5000 kB of HTML, and a part may have 100 kB, however well it compresses. Show less, and lead to a page.',
    ],
  ].map(([html = '', sentence = '']) => [sentence, html] as const),
)('finds what the HTML of a part does to a page: %s', (sentence, html) => {
  expect(problemsOf(html)).toEqual([sentence]);
  expect(problemsOf(html, { language: 'es' })).toEqual([sentence]);
});

it.each([
  ['@property --fw-ink{syntax:"<length>";inherits:false;initial-value:0px}', '@property --fw-ink'],
  ['@font-face{font-family:"Fraunces";src:url(a.woff2)}', '@font-face Fraunces'],
  ['@keyframes fw-turn{to{rotate:1turn}}', '@keyframes fw-turn'],
  ['@layer fw-base,giving;.a{color:red}', '@layer fw-base,giving'],
  ['@page{margin:0}', '@page'],
  ['@view-transition{navigation:none}', '@view-transition'],
])('finds a name that is the whole page’s in the styles of a part: %s', (css, name) => {
  expect(problemsOf('<p>Here</p>', { css })).toEqual([
    `FUR-BUILD-PART-STYLE its fragment part has "${name}" in its styles, which holds for the whole page. Begin the name with "giving-", or take it out.`,
  ]);
});

describe('an id that begins with the name of the remote', () => {
  /** What is wrong with two fragments of giving that have these ids. */
  function problemsOfBoth(first: string, second: string, fills = [{ slot: 'shop/lot', order: 1 }]): string[] {
    const document = (name: string, id: string) =>
      new TextEncoder().encode(
        JSON.stringify({
          name,
          react: '19.3',
          hydrate: 'never',
          variants: [1, 2].map((count) => ({ props: { count }, html: `<p id="${id}">Here</p>` })),
          assets: { scripts: [], styles: [], shared: {} },
        }),
      );
    const files = new Map([
      ['fragments/one.json', document('one', first)],
      ['fragments/two.json', document('two', second)],
    ]);
    const offered = { schema: {}, variants: [{ count: 1 }, { count: 2 }] };
    const fragments = [
      { ...offered, name: 'one', fills: [{ slot: 'content/farm', order: 1 }] },
      { ...offered, name: 'two', fills },
    ];
    return fillerProblems({ release: { app: 'giving', fragments }, files } as unknown as Candidate).map(
      ({ code, text }) => `${code} ${text}`,
    );
  }

  it('is that of one part alone, because both may stand in a page', () => {
    expect(problemsOfBoth('giving-a', 'giving-a')).toEqual([
      'FUR-BUILD-PART-ID its fragments one, two have the id "giving-a", and a page may have them all. Take the id from useId, or give each of them its own.',
    ]);
  });

  it('may be that of a fragment that fills no slot, and ids from useId are told apart later', () => {
    expect(problemsOfBoth('giving-a', 'giving-b')).toEqual([]);
    expect(problemsOfBoth('giving-a', 'giving-a', [])).toEqual([]);
    expect(problemsOfBoth('furrow-fragment-id-1', 'furrow-fragment-id-1')).toEqual([]);
  });
});

it('takes names in style sheets that begin with the name of the remote', () => {
  const css =
    '@property --giving-turn{syntax:"<angle>";inherits:false;initial-value:0deg}@font-face{font-family:giving-hand;src:url(a.woff2)}@keyframes turn-x8s{to{rotate:1turn}}@layer giving-a,giving-b;';
  expect(problemsOf('<p>Here</p>', { css })).toEqual([]);
});
