/**
 * Stands in the build instead of `slots.ts`, for a remote that offers no slots.
 *
 * @public
 * @type {import('@furrow/remote/slots').RemoteSlots}
 */
export const slots = { name: '', slots: [] };
