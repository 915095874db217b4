import { outletId } from '@furrow/contract/island-element';
import { readPageData } from './page-data';
import { livePlaces, shellElement } from '../common/shell-element';

const places = [outletId, ...Object.values(livePlaces)];

beforeEach(() => {
  const copies = [...places, 'furrow-page'].map((id) => `<div id="${id}">{</div>`).join('');
  const own = Object.values(livePlaces).map((id) => `<p id="${id}"></p>`);
  document.body.innerHTML = `<div id="shell"><header><furrow-fragment>${copies}</furrow-fragment></header><div id="slot">${copies}</div>${own.join('')}</div>
<script type="application/json" id="furrow-page">{"path":"/barn","discovery":null}</script>`;
});

it('is the data of the document, whatever a page of a remote holds', () => {
  expect(readPageData(document)?.path).toBe('/barn');
});

it.each(places)('the shell has its own element %s, whatever a page of a remote holds', (id) => {
  expect(shellElement(id).closest('furrow-fragment')).toBeNull();
  expect(shellElement(id).parentElement?.id).toBe('shell');
});

it('is absent where no document was composed', () => {
  document.body.replaceChildren();
  expect(readPageData(document)).toBeUndefined();
});
