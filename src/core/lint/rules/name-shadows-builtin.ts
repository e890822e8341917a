import { defineRule } from '../define-rule.ts';

/** Tools that widespread hosts bring along, by the host whose documentation lists them. */
const BUILT_IN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Claude Code': 'bash edit glob grep read write ls task todowrite websearch webfetch notebookedit',
    'the Anthropic API': 'web_search web_fetch code_execution str_replace_based_edit_tool computer memory bash',
    'the OpenAI API':
      'file_search web_search code_interpreter image_generation computer_use_preview local_shell shell apply_patch',
    'Gemini CLI':
      'read_file read_many_files write_file replace glob search_file_content list_directory run_shell_command google_web_search save_memory web_fetch',
    Cursor: 'codebase_search grep_search file_search edit_file delete_file run_terminal_cmd list_dir',
    'VS Code': 'run_in_terminal create_file replace_string_in_file semantic_search get_errors',
  }).flatMap(([host, names]) => names.split(' ').map((name) => [name, host] as const)),
);

export const nameShadowsBuiltin = defineRule({
  id: 'name-shadows-builtin',
  family: 'name',
  severity: 'info',
  preset: 'recommended',
  summary: 'No tool has the name of a tool that is built into a popular client.',
  why: 'A model that sees two tools of one name, or a name that it has learnt to use differently, calls the wrong one; some clients drop the second.',
  source: {
    title: 'Claude Code settings: tools available to Claude',
    url: 'https://docs.claude.com/en/docs/claude-code/settings',
    checkedOn: '2026-11-29',
  },
  messages: {
    builtIn: '"{name}" is also a built-in tool of {host}. Add a word that says what is special about this one.',
  },
  examples: {
    good: [{ name: 'read_invoice_file' }],
    bad: [{ tool: { name: 'read_file' }, expect: 'builtIn', at: '/name' }],
  },
  /** A request to a model holds every tool there is; only what joins a host can meet its own. */
  check(tool, report, { format }) {
    if (format !== 'mcp' && format !== 'descriptor') return;
    const host = BUILT_IN.get(tool.name.toLowerCase());
    if (host !== undefined) report('builtIn', ['name'], { data: { name: tool.name, host } });
  },
});
