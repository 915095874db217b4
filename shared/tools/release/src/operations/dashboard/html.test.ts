import { html } from './html';

it('escapes all that is no markup', () => {
  const hostile = `<img src=x onerror="alert('1')">&`;
  expect(html`<b title="${hostile}">${hostile}</b>`.text).toBe(
    '<b title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</b>',
  );
});

it('joins lists, takes markup as it is, and writes nothing for what is not there', () => {
  const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`);
  expect(html`${items}${false}${undefined}${0}`.text).toBe('<i>a</i><i>&lt;b&gt;</i>0');
});
