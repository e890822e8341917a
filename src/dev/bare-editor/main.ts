import { monaco } from '../../app/editor/monaco.ts';

// The least that a page with this editor can be; the benchmark loads it beside the studio.
const place = document.getElementById('code');
if (place !== null) monaco.editor.create(place, { value: '{\n  "name": "bare"\n}\n', language: 'json' });
