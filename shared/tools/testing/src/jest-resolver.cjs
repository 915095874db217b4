/** A package that comes as ES modules only may name its files under the condition `import` alone, which jest does not ask for. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (!options.conditions?.includes('require')) throw error;
    return options.defaultResolver(request, { ...options, conditions: [...options.conditions, 'import'] });
  }
};
