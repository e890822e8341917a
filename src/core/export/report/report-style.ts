/** The only style of a report. Its hash stands in the report's policy; a test holds the two together. */
export const REPORT_STYLE = `:root{color-scheme:light dark;--ink:#1b1f24;--soft:#57606a;--line:#d0d7de;--paper:#fff;--shade:#f6f8fa;--error:#b42318;--warning:#8a5300;--good:#116329}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#9da7b3;--line:#3d444d;--paper:#0d1117;--shade:#161b22;--error:#ff8b80;--warning:#e3b341;--good:#56d364}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:2rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1,h2,h3{line-height:1.25;overflow-wrap:anywhere}
h1{font-size:1.75rem}
h2{margin-top:3rem;padding-top:1rem;border-top:2px solid var(--line);font-size:1.3rem}
h2 code{font-size:inherit}
h3{margin:1.75rem 0 .5rem;font-size:1.05rem}
p,li,td,th{overflow-wrap:anywhere}
.text{white-space:pre-wrap}
.soft{color:var(--soft)}
code,pre{font:.875rem/1.45 ui-monospace,monospace}
pre{margin:.25rem 0 .75rem;padding:.6rem .75rem;border:1px solid var(--line);border-radius:6px;background:var(--shade);white-space:pre-wrap;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}
th,td{padding:.35rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th{background:var(--shade);font-weight:600;overflow-wrap:normal;white-space:nowrap}
td ul{margin:0;padding-left:1.1rem}
a{color:inherit}
.error,.refused,.failed{color:var(--error);font-weight:600}
.warning,.lossy,.unchecked{color:var(--warning);font-weight:600}
.exact,.passed{color:var(--good);font-weight:600}
@media (min-width:48rem){.type{min-width:4.5rem}.provider{min-width:8.5rem}.rule{min-width:10rem}}
@media print{body{max-width:none;padding:0;font-size:10pt}h2,h3{break-after:avoid}tr,pre{break-inside:avoid}}`;

export const REPORT_STYLE_HASH = 'sha256-93bMb2VXm8hZZRjphiUuNsg/C12QuvIdYaaEIDst6L8=';
