import { reachingSelectors } from './filler-problems';

it.each([
  '.a{color:red}.a>img,.a:not(.b) p{color:red}',
  '@media (width<36em){.a{display:grid}@supports (gap:1px){.a .fw-num{color:red}}}',
  '.a{&:hover{color:red}p{color:red}}.b{content:"} body {"}',
  '[data-theme=dark] .a,:where(.css-x).ant-btn{color:red}',
  '@keyframes a-in{from{opacity:0}to{opacity:1}}@font-face{font-family:A}@property --a{syntax:"*";inherits:false}',
  '@layer a{.a{color:red}}/* body{} */.a{color:red}',
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
  ['@import url(https://elsewhere.test/all.css);.a{color:red}', '@import url(https://elsewhere.test/all.css)'],
])('finds what reaches the page around a part: %s', (css, selector) => {
  expect(reachingSelectors(css)).toEqual([selector]);
});
