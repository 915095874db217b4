const { appendFileSync } = require('node:fs');

/**
 * Node loads this into each command that a test starts. It notes the codes with which the command refuses something.
 * Commands are bundled, so `Refused` itself cannot be replaced there; `Error`, which it extends, can be.
 */
const noted = new Set();

globalThis.Error = new Proxy(Error, {
  construct(target, given, newTarget) {
    const error = Reflect.construct(target, given, newTarget);
    // Its reasons are set after this function has returned.
    if (newTarget.name !== 'Error') queueMicrotask(() => error.name === 'Refused' && error.reasons.forEach(note));
    return error;
  },
});

function note({ code }) {
  if (noted.has(code)) return;
  noted.add(code);
  appendFileSync(process.env.FURROW_NOTED_REFUSALS, `${code}\n`);
}
