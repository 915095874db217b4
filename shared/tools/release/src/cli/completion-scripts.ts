/** The shells that a script can be made for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/**
 * A script for a shell that completes what is typed behind one of these names. It knows no command and no option: it asks
 * the program itself with each press of Tab, by `complete`, which answers with one candidate a line and what it means
 * behind a tab. The line `:files` asks the shell for the names of files.
 */
export function completionScript(shell: Shell, names: readonly string[]): string {
  return scripts[shell](names);
}

const scripts: Record<Shell, (names: readonly string[]) => string> = {
  bash: (names) => `# Add this to ~/.bashrc: source <(${names.at(-1)} completion bash)
_${names[0]}_complete() {
  local line="\${COMP_LINE:0:COMP_POINT}" breaks="\${COMP_WORDBREAKS//[^@:=]/}"
  local -a words
  read -ra words <<< "$line"
  if [[ $line == *[[:space:]] ]]; then words+=(''); fi
  local current="\${words[\${#words[@]}-1]}" before='' value about
  # Bash replaces only what is behind the last of these characters, and an @ with it.
  if [[ -n $breaks ]]; then before="\${current%"\${current##*[$breaks]}"}"; before="\${before%@}"; fi
  COMPREPLY=()
  while IFS=$'\\t' read -r value about; do
    if [[ $value == :files ]]; then compopt -o default; return; fi
    COMPREPLY+=("\${value#"$before"}")
  done < <("\${words[0]}" complete -- "\${words[@]:1}" 2>/dev/null)
}
complete -F _${names[0]}_complete ${names.join(' ')}`,

  zsh: (names) => `#compdef ${names.join(' ')}
# Add this to ~/.zshrc, behind compinit: source <(${names.at(-1)} completion zsh)
_${names[0]}_complete() {
  local line
  local -a found
  for line in "\${(@f)$("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    if [[ $line == :files* ]]; then _files; return; fi
    if [[ -n $line ]]; then found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}"); fi
  done
  _describe '${names[0]}' found
}
if [[ \${funcstack[1]} == _${names[0]}_complete ]]; then
  _${names[0]}_complete
else
  compdef _${names[0]}_complete ${names.join(' ')}
fi`,

  fish: (names) => `# Save this as ~/.config/fish/completions/${names.at(-1)}.fish
function __${names[0]}_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l found ($words[1] complete -- $words[2..-1] 2>/dev/null)
    if string match -q ':files*' -- $found[1]
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $found
    end
end
${names.map((name) => `complete -c ${name} -f -a '(__${names[0]}_complete)'`).join('\n')}`,
};
