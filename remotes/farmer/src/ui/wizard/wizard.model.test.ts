import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { canOpenStep, createWizard, wizardProgress, type WizardStep } from './wizard.model';

type Farm = { farmName: string; location: string };

const plainSteps: WizardStep<Farm>[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({ name }));
const sixSteps = () => createWizard(plainSteps, { farmName: '', location: '' });
/** Its second step wants a farm name. */
const strictSteps = () =>
  createWizard<Farm>(
    [{ name: 'One' }, { name: 'Two', accepts: ({ farmName }) => farmName !== '' }, { name: 'Three' }],
    { farmName: '', location: '' },
  );

test('a wizard starts on its first step with nothing completed', () => {
  expect(fork().getState(sixSteps().$wizard)).toEqual({
    step: 1,
    completed: [],
    answers: { farmName: '', location: '' },
  });
});

test('completing a step stores its answers, marks it done and opens the next one', async () => {
  const wizard = sixSteps();
  const scope = fork();
  await allSettled(wizard.stepCompleted, { scope, params: { farmName: 'Green Valley Farm' } });
  expect(scope.getState(wizard.$wizard)).toEqual({
    step: 2,
    completed: [1],
    answers: { farmName: 'Green Valley Farm', location: '' },
  });
});

test('the last step stays open when it is completed', async () => {
  const wizard = sixSteps();
  const scope = fork();
  for (let press = 0; press < 8; press += 1) await allSettled(wizard.stepCompleted, { scope, params: {} });
  expect(scope.getState(wizard.$wizard)).toMatchObject({ step: 6, completed: [1, 2, 3, 4, 5, 6] });
});

test('Previous goes back one step, never below the first, and keeps every answer', async () => {
  const wizard = sixSteps();
  const scope = fork();
  await allSettled(wizard.stepCompleted, { scope, params: { location: 'Cusco' } });
  await allSettled(wizard.answersKept, { scope, params: { farmName: 'Half typed' } });
  await allSettled(wizard.previousPressed, { scope });
  await allSettled(wizard.previousPressed, { scope });
  expect(scope.getState(wizard.$wizard)).toEqual({
    step: 1,
    completed: [1],
    answers: { farmName: 'Half typed', location: 'Cusco' },
  });
});

test('a step opens only at or before the current one, or after a completed one', () => {
  const onProfile = { step: 3, completed: [1, 2] };
  expect([1, 2, 3, 4, 5, 6].map((wanted) => canOpenStep(onProfile, wanted))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  const backOnWelcome = { step: 1, completed: [1, 2] };
  expect([1, 2, 3, 4].map((wanted) => canOpenStep(backOnWelcome, wanted))).toEqual([true, true, true, false]);
});

test('clicking a closed step changes nothing', async () => {
  const wizard = sixSteps();
  const scope = fork();
  await allSettled(wizard.stepOpened, { scope, params: 4 });
  expect(scope.getState(wizard.$wizard).step).toBe(1);
});

test('progress runs from 0 to 100 in equal parts', () => {
  expect([1, 2, 3, 4, 5, 6].map((step) => wizardProgress(step, 6))).toEqual([0, 20, 40, 60, 80, 100]);
});

test('a step that does not accept its answers keeps them and stays open', async () => {
  const wizard = strictSteps();
  const scope = fork();
  await allSettled(wizard.stepCompleted, { scope, params: {} });
  await allSettled(wizard.stepCompleted, { scope, params: { location: 'Cusco' } });
  expect(scope.getState(wizard.$wizard)).toEqual({
    step: 2,
    completed: [1],
    answers: { farmName: '', location: 'Cusco' },
  });
  await allSettled(wizard.stepCompleted, { scope, params: { farmName: 'Green Valley Farm' } });
  expect(scope.getState(wizard.$wizard)).toMatchObject({ step: 3, completed: [1, 2] });
});

test('a saved wizard opens where it was left', async () => {
  const wizard = strictSteps();
  const scope = fork();
  const saved = { step: 3, completed: [1, 2], answers: { farmName: 'Green Valley Farm', location: '' } };
  await allSettled(wizard.restored, { scope, params: saved });
  expect(scope.getState(wizard.$wizard)).toEqual(saved);
});

test('a saved wizard whose answers no longer hold opens on the step that wants them', async () => {
  const wizard = strictSteps();
  const scope = fork();
  await allSettled(wizard.restored, {
    scope,
    params: { step: 3, completed: [1, 2], answers: { farmName: '', location: 'Cusco' } },
  });
  expect(scope.getState(wizard.$wizard)).toEqual({
    step: 2,
    completed: [1],
    answers: { farmName: '', location: 'Cusco' },
  });
});

test('starting over forgets steps and answers', async () => {
  const wizard = sixSteps();
  const scope = fork();
  await allSettled(wizard.stepCompleted, { scope, params: { farmName: 'Green Valley Farm' } });
  await allSettled(wizard.restarted, { scope });
  expect(scope.getState(wizard.$wizard)).toEqual(wizard.initial);
});

test('whatever is pressed, the open step exists and everything before it is reachable', async () => {
  const press = fc.oneof(
    fc.constant('next' as const),
    fc.constant('previous' as const),
    fc.integer({ min: -3, max: 12 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 30 }), async (presses) => {
      const wizard = sixSteps();
      const scope = fork();
      for (const pressed of presses) {
        if (pressed === 'next') await allSettled(wizard.stepCompleted, { scope, params: {} });
        else if (pressed === 'previous') await allSettled(wizard.previousPressed, { scope });
        else await allSettled(wizard.stepOpened, { scope, params: pressed });
        const state = scope.getState(wizard.$wizard);
        expect(state.step).toBeGreaterThanOrEqual(1);
        expect(state.step).toBeLessThanOrEqual(6);
        expect(new Set(state.completed).size).toBe(state.completed.length);
        for (let before = 1; before < state.step; before += 1) expect(state.completed).toContain(before);
      }
    }),
    { numRuns: 60 },
  );
});
