import { dropDraft, keepDraft, readDraft } from './checkout-draft';
import { emptyCheckout } from './checkout.schema';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('gives back what was typed until the order is placed', () => {
  keepDraft({ ...emptyCheckout, city: 'Corvallis' });
  expect(readDraft()).toEqual({ ...emptyCheckout, city: 'Corvallis' });
  dropDraft();
  expect(readDraft()).toEqual(emptyCheckout);
});

it.each(['{', 'null', '7', '{"city":5,"card":"4242"}'])('starts empty when %s is kept', (text) => {
  sessionStorage.setItem('checkout', text);
  expect(readDraft()).toEqual(emptyCheckout);
});

it('does nothing where the storage is forbidden', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  keepDraft({ city: 'Corvallis' });
  dropDraft();
  expect(readDraft()).toEqual(emptyCheckout);
});
