import { render } from '@testing-library/react';
import { WholeCodes, WholeWords } from './whole-codes';

function wholeIn(Text: typeof WholeCodes, text: string): (string | null)[] {
  const { container } = render(<Text>{text}</Text>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('.fw-whole')].map(({ textContent }) => textContent);
}

test.each([
  ['The payout waits for PROP-2025-014.', ['PROP-2025-014']],
  ['TX-2025-003 and SHA-256', ['TX-2025-003', 'SHA-256']],
  ['We check your kitchen in 5-10 business days, Mon-Fri.', ['5-10']],
  ['Paid out: 31,200 USDC, about 2.50 USDC per acre', ['31,200 USDC', '2.50 USDC']],
  ['One lot of 1,240 kg, held at 24 °C and −2 °C', ['1,240 kg', '24 °C', '2 °C']],
  ['Handed out on Sep 15. Until May 2, 2025, or in Oct 2024', ['Sep 15', 'May 2']],
  ['A walk-in cooler for the co-op', []],
])('keeps the codes of “%s” on one line', (text, codes) => {
  expect(wholeIn(WholeCodes, text)).toEqual(codes);
});

test('keeps the words of a title on one line each', () => {
  expect(wholeIn(WholeWords, 'Prairie Bee Co-op, pasture-raised')).toEqual(['Co-op,', 'pasture-raised']);
});
