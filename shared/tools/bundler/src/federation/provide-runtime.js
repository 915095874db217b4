import * as runtimeCore from '@module-federation/runtime/core';

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
