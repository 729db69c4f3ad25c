import type { Kysely, Migration } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { usernameSkeleton } from '#server/platform/username-skeleton.ts'

/**
 * Prevents usernames that look alike. If two accounts already have such names, both keep them, and the older account
 * has the skeleton.
 */
export function usernameSkeletons(): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('accounts').addColumn('username_skeleton', 'text').execute()
      const accounts = await db
        .selectFrom('accounts')
        .select(['id', 'username'])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      const used = new Set<string>()
      for (const { id, username } of accounts) {
        const username_skeleton = usernameSkeleton(username)
        if (used.has(username_skeleton)) continue
        used.add(username_skeleton)
        await db.updateTable('accounts').set({ username_skeleton }).where('id', '=', id).execute()
      }
      await db.schema
        .createIndex('accounts_username_skeleton')
        .unique()
        .on('accounts')
        .column('username_skeleton')
        .execute()
    },
  }
}
