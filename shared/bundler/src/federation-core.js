/**
 * The part of Module Federation's runtime that remote entries use, which the host provides to them. The rest of the runtime loads remotes and
 * their assets, which the host does itself.
 *
 * @public
 */
export {
  CurrentGlobal,
  Global,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/**
 * Remote entries read these three when they start and call nothing of them.
 *
 * @public
 */
export const helpers = { global: {}, share: {}, utils: {} };
