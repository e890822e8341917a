import { expect, test } from 'vitest';
import { type FileStamp, printOf, readDiskFile, writeDiskFile } from './disk-file.ts';
import { readTextFile } from './read-text-file.ts';

/** A file on a disk that can be made to fail. */
function diskFile(
  content: string | null,
  faults: { write?: Error; permission?: PermissionState; swallow?: boolean } = {},
) {
  const disk = { content, modified: 100 };
  const handle = {
    async getFile() {
      if (disk.content === null) throw Object.assign(new Error('gone'), { name: 'NotFoundError' });
      return new File([disk.content], 'tools.json', { lastModified: disk.modified });
    },
    async createWritable() {
      let swap = '';
      return {
        async write(text: string) {
          if (faults.write) throw faults.write;
          swap += text;
        },
        async close() {
          disk.content = faults.swallow ? '' : swap;
          disk.modified += 1;
        },
        async abort() {},
      };
    },
    queryPermission: async () => faults.permission ?? 'granted',
    requestPermission: async () => faults.permission ?? 'granted',
  } as unknown as FileSystemFileHandle;
  return { disk, handle };
}
const known: FileStamp = { lastModified: 100, size: 3 };

test('writes in place and answers with the new stamp', async () => {
  const { disk, handle } = diskFile('old');
  const print = await printOf('Lịch');
  expect(await writeDiskFile(handle, 'Lịch', known)).toEqual({
    ok: true,
    value: { lastModified: 101, size: 6, print },
  });
  expect(disk.content).toBe('Lịch');
});

test('a change outside is told before anything is written', async () => {
  const { disk, handle } = diskFile('theirs');
  expect(await writeDiskFile(handle, 'ours', known)).toMatchObject({
    ok: false,
    error: { kind: 'changed-outside', theirs: 'theirs' },
  });
  expect(disk.content).toBe('theirs');
  expect(await writeDiskFile(handle, 'ours', null)).toMatchObject({ ok: true });
  expect(disk.content).toBe('ours');
});

test('a change that leaves time and size as they were is noticed', async () => {
  const { disk, handle } = diskFile('new');
  const stamp = { ...known, print: await printOf('old') };
  expect(await writeDiskFile(handle, 'ours', stamp)).toMatchObject({
    error: { kind: 'changed-outside', theirs: 'new' },
  });
  expect(disk.content).toBe('new');
});

test.each([
  ['was only touched', 'old'],
  ['holds our text already', 'ours'],
])('a file that %s is no reason to ask', async (_title, content) => {
  const { disk, handle } = diskFile(content);
  disk.modified = 900;
  expect(await writeDiskFile(handle, 'ours', { ...known, print: await printOf('old') })).toMatchObject({ ok: true });
  expect(disk.content).toBe('ours');
});

test('a file that has gone counts as changed', async () => {
  const { handle } = diskFile(null);
  expect(await writeDiskFile(handle, 'ours', known)).toMatchObject({
    error: { kind: 'changed-outside', theirs: null },
  });
});

test.each([
  ['a withdrawn permission', { permission: 'denied' as const }, 'not-allowed'],
  ['a full disk', { write: Object.assign(new Error('full'), { name: 'QuotaExceededError' }) }, 'no-space'],
  ['any other fault', { write: new Error('odd') }, 'failed'],
  ['a write that leaves an empty file', { swallow: true }, 'not-verified'],
])('%s is named', async (_title, faults, kind) => {
  const { handle } = diskFile('old', faults);
  expect(await writeDiskFile(handle, 'ours', known)).toMatchObject({ ok: false, error: { kind } });
});

test('a full disk leaves the old file', async () => {
  const { disk, handle } = diskFile('old', { write: Object.assign(new Error('full'), { name: 'QuotaExceededError' }) });
  await writeDiskFile(handle, 'ours', known);
  expect(disk.content).toBe('old');
});

test.each([
  ['UTF-8', new Blob(['{"a": "ệ"}']), '{"a": "ệ"}'],
  ['a byte-order mark stays for the reader to report', new Blob(['\uFEFF{}']), '\uFEFF{}'],
  ['UTF-16 with its mark', new Blob([new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])]), '\uFEFF{}'],
])('reads %s', async (_title, blob, text) => {
  expect(await readTextFile(blob)).toEqual({ ok: true, value: text });
});

test.each([
  ['NUL characters', new Blob([new Uint8Array([0x7b, 0, 0x7d])])],
  ['broken UTF-8', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])],
])('%s are binary', async (_title, blob) => {
  expect(await readTextFile(blob)).toEqual({ ok: false, error: 'binary' });
});

test('a file of 100 MB is refused unread', async () => {
  const huge = { size: 100_000_000, arrayBuffer: () => Promise.reject(new Error('was read')) } as unknown as Blob;
  expect(await readTextFile(huge)).toEqual({ ok: false, error: 'too-large' });
});

test('a file that cannot be opened is unreadable', async () => {
  expect(await readDiskFile(diskFile(null).handle)).toEqual({ ok: false, error: 'unreadable' });
});
