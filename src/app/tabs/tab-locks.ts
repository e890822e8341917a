import { channelLocks, type Locks } from './channel-locks.ts';

/**
 * The browser's locks. Where it has none, as at an address that is not secure, or refuses them together with its storage,
 * tabs agree by messages.
 */
export function tabLocks(own: Locks | undefined, openChannel: (name: string) => BroadcastChannel): Locks {
  const byMessages = channelLocks(openChannel);
  if (own === undefined) return byMessages;
  const given = own;
  async function request<Value>(name: string, options: LockOptions, use: LockGrantedCallback<Value>) {
    try {
      return await given.request(name, options, use);
    } catch (error) {
      // Taken by another tab, or no longer waited for.
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      return await byMessages.request(name, options, use);
    }
  }
  return { request } as Locks;
}
