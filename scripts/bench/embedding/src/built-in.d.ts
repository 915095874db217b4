/** The components of these parts that the workspace has, by address; rspack.config.ts writes the module. */
declare module '@furrow/bench/built-in' {
  export const components: Record<
    string,
    import('react').ComponentType<import('@furrow/formats/fragment.schema').FragmentProps>
  >;
}
