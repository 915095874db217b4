import { formatFragmentProps } from '@furrow/formats/fragment-props';
import type { OfferedSlot, PlacedSlot } from '@furrow/formats/slot.schema';
import { safeParse, toJSONSchema, type ZodMiniType } from 'zod/mini';
import type { RemoteSlot } from '../pages/slots';

/** Notes slots while something is rendered. */
export type SlotRecorder = {
  /**
   * Notes one slot.
   *
   * @throws Error when the slot is not declared, or gives props that it is not declared with
   */
  note: (slot: PlacedSlot) => void;
  /** The slots that were noted, each once. */
  all: () => PlacedSlot[];
};

/**
 * Collects the slots of a page, a fragment or the shell, each once: React may render a part of it more than once.
 *
 * @param what what holds the slots, for error messages
 * @param declared the slots that `slots.ts` declares
 */
export function slotRecorder(what: string, declared: readonly RemoteSlot[]): SlotRecorder {
  const placed = new Map<string, PlacedSlot>();
  return {
    note(slot: PlacedSlot) {
      checkSlot(what, slot, declared);
      placed.set(`${slot.name} ${formatFragmentProps(slot.props)}`, slot);
    },
    all: () => [...placed.values()],
  };
}

/** @throws Error when the slot is not declared, or gives props that it is not declared with */
function checkSlot(what: string, { name, props }: PlacedSlot, declared: readonly RemoteSlot[]): void {
  const declaredSlot = declared.find((slot) => slot.name === name);
  if (!declaredSlot)
    throw new Error(`It has the slot "${name}", which src/slots.ts does not declare. Declare it there.`);
  const checked = safeParse(declaredSlot.propsSchema, props);
  if (!checked.success)
    throw new Error(
      `${what} gives the props ${formatFragmentProps(props)} to its slot "${name}", which refuses them: ${checked.error.issues[0]?.path.join('.')} ${checked.error.issues[0]?.message}`,
    );
}

/** What a release says about a slot that is declared. */
export function offeredSlot({ propsSchema, apps, ...slot }: RemoteSlot): OfferedSlot {
  return { ...slot, schema: jsonSchemaOf(propsSchema), ...(apps && { apps: [...apps] }) };
}

/** The JSON Schema of what goes into a schema. */
export function jsonSchemaOf(known: ZodMiniType): Record<string, unknown> {
  return toJSONSchema(known, { io: 'input' });
}
