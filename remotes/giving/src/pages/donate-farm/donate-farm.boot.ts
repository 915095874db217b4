import { answerEarlyInput } from '@furrow/remote/early-input';
import { canDonate, donateLabel, presets, type Gift } from './donate-farm.model';

/** Until the page's own code is there, this writes the chosen amount on the button and enables it. */
const tiles = [...document.querySelectorAll<HTMLInputElement>('main input[name=amount]')];

answerEarlyInput(tiles, ({ form }) => {
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const chosen = tiles.find(({ checked }) => checked)?.value;
  if (!button || chosen === undefined) return;
  const gift: Gift = { choice: presets.find((preset) => String(preset) === chosen) ?? 'custom', custom: null };
  button.textContent = donateLabel(gift);
  button.disabled = !canDonate(gift);
});
