import fc from 'fast-check';
import { blankLoan } from './loan-application.schema';
import { clearDraft, draftKey, readDraft, writeDraft } from './loan-draft';

function memoryStorage(saved: Record<string, string> = {}) {
  const entries = new Map(Object.entries(saved));
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
  return () => storage;
}

const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const halfFilled = {
  step: 2,
  completed: [1],
  answers: { ...blankLoan, farmName: 'Green Valley Farm', farmAddress: '12 Acequia Road', loanAmount: 25_000 },
};

test('a saved application is there again', () => {
  const storage = memoryStorage();
  writeDraft(storage, halfFilled);
  expect(readDraft(storage)).toEqual(halfFilled);
});

test('agreement to the terms is asked for again', () => {
  const storage = memoryStorage();
  writeDraft(storage, { step: 4, completed: [1, 2, 3], answers: { ...halfFilled.answers, agreeTerms: true } });
  expect(readDraft(storage)?.answers.agreeTerms).toBe(false);
});

test('starting over forgets the saved application', () => {
  const storage = memoryStorage();
  writeDraft(storage, halfFilled);
  clearDraft(storage);
  expect(readDraft(storage)).toBeNull();
});

test('an answer that no longer fits the form is dropped and the others are kept', () => {
  const damaged = { ...halfFilled, answers: { ...halfFilled.answers, loanAmount: 1_234_567, soilType: 'lava' } };
  const draft = readDraft(memoryStorage({ [draftKey]: JSON.stringify(damaged) }));
  expect(draft?.answers).toEqual({ ...halfFilled.answers, loanAmount: 10_000 });
});

test('forbidden storage breaks nothing', () => {
  expect(readDraft(forbidden)).toBeNull();
  expect(() => writeDraft(forbidden, halfFilled)).not.toThrow();
  expect(() => clearDraft(forbidden)).not.toThrow();
});

test('whatever stands in storage, reading it gives a form that can be shown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"step":2,"completed":[1],"answers":7}')), (junk) => {
      const draft = readDraft(memoryStorage({ [draftKey]: junk }));
      if (draft) expect(Object.keys(blankLoan).every((field) => field in draft.answers)).toBe(true);
    }),
  );
});
