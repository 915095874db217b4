import { act, renderHook } from '@testing-library/react';
import { createEffect } from 'effector';
import { useSubmit } from './use-submit';

/** An answer that comes when the test says so. */
function answer() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const send = jest.fn((_values: string) => new Promise<void>((resolve, reject) => (settle = { resolve, reject })));
  return {
    send,
    come: () => act(async () => settle?.resolve()),
    fail: () => act(async () => settle?.reject(new Error('offline'))),
  };
}

it('sends once, however often the button is pressed', async () => {
  const { send, come } = answer();
  const done = jest.fn();
  const { result } = renderHook(() => useSubmit({ send: createEffect(send), done }));
  act(() => {
    void result.current.submit('first');
    void result.current.submit('second');
  });
  expect(result.current).toMatchObject({ state: 'pending', busy: true });
  await come();
  expect(result.current).toMatchObject({ state: 'sent', busy: true });
  await act(() => result.current.submit('third'));
  expect(send.mock.calls).toEqual([['first']]);
  expect(done.mock.calls).toEqual([['first']]);
});

it('can be sent again when it failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { send, come, fail } = answer();
  const { result } = renderHook(() => useSubmit({ send }));
  act(() => void result.current.submit('first'));
  await fail();
  expect(result.current).toMatchObject({ state: 'failed', busy: false });
  act(() => void result.current.submit('again'));
  await come();
  expect(result.current.state).toBe('sent');
  expect(console.error).toHaveBeenCalledWith('The form was not sent:', new Error('offline'));
  jest.restoreAllMocks();
});

it('is free again after it was sent, where it may be sent again', async () => {
  const { send, come } = answer();
  const { result } = renderHook(() => useSubmit({ send, repeatable: true }));
  act(() => void result.current.submit('first'));
  await come();
  expect(result.current).toMatchObject({ state: 'idle', busy: false });
});

it('calls nobody back who has left the page', async () => {
  const { send, come } = answer();
  const done = jest.fn();
  const { result, unmount } = renderHook(() => useSubmit({ send, done }));
  act(() => void result.current.submit('first'));
  unmount();
  await come();
  expect(done).not.toHaveBeenCalled();
});
