import type { DomainTable } from './table.ts';

export const database: DomainTable = {
  domain: 'database',
  errors: `deadlock detected | DeadlockDetected | ER_LOCK_DEADLOCK | ER_LOCK_WAIT_TIMEOUT | Lock wait timeout exceeded | 40P01 | 40001 |
    could not serialize access | could not obtain lock | SQLITE_BUSY | SQLITE_CONSTRAINT | SQLITE_ERROR | database is locked |
    no such table | no such column | UNIQUE constraint failed | FOREIGN KEY constraint failed | NOT NULL constraint failed |
    duplicate key value violates | violates unique constraint | violates foreign key constraint | violates not-null constraint |
    violates check constraint | contains null values | NotNullViolation | UniqueViolation | ForeignKeyViolation | IntegrityError |
    OperationalError | ProgrammingError | psycopg2 | psycopg.errors | asyncpg.exceptions | E11000 | duplicate key error collection |
    buffering timed out | MongoServerError | MongoNetworkError | MongooseServerSelectionError | MongoServerSelectionError |
    ER_DUP_ENTRY | ER_NO_REFERENCED_ROW | ER_ROW_IS_REFERENCED | ER_BAD_FIELD_ERROR | ER_NO_SUCH_TABLE | ER_PARSE_ERROR |
    ER_TOO_MANY_CONNECTIONS | Too many connections | too many clients already | remaining connection slots are reserved |
    pool has been exhausted | QueuePool limit | Timeout acquiring a connection | timeout exceeded when trying to connect |
    could not obtain a connection | ResourceRequest timed out | HikariPool | Unable to acquire JDBC Connection | idle in transaction |
    idle-in-transaction timeout | current transaction is aborted | cannot execute INSERT in a read-only transaction |
    Drift detected | migration history | PrismaClientKnownRequestError | PrismaClientInitializationError | PrismaClientValidationError |
    P1001 | P1003 | P2002 | P2003 | P2021 | P2022 | P2024 | P2025 | P2028 | P2034 | P3005 | P3006 | P3009 | P3018 |
    Multiple head revisions | Can't locate revision | Target database is not up to date | Conflicting migrations detected |
    InconsistentMigrationHistory | ActiveRecord::PendingMigrationError | PendingMigrationError | ActiveRecord::StatementInvalid | PG::UniqueViolation | PG::UndefinedTable |
    FlywayException | LiquibaseException | Validate failed: Migrations have failed validation | checksum mismatch for migration |
    QueryFailedError | EntityMetadataNotFoundError | SequelizeDatabaseError | SequelizeUniqueConstraintError |
    SequelizeConnectionAcquireTimeoutError | SequelizeConnectionRefusedError | SequelizeTimeoutError | KnexTimeoutError | syntax error at or near | permission denied for table | permission denied for schema |
    canceling statement due to statement timeout | out of shared memory | could not extend file | ORA-00001 | ORA-01000 | SQLSTATE |
    SQLException | LazyInitializationException | DetachedInstanceError | HibernateException | DataIntegrityViolationException | CannotAcquireLockException | relation " | column " of relation | Deadlock found when trying to get lock | server closed the connection unexpectedly | MySQL server has gone away | Lost connection to MySQL server | UndefinedTable | UndefinedColumn`,
  packages: `prisma | @prisma/client | typeorm | sequelize | sequelize-cli | knex | drizzle-orm | drizzle-kit | mikro-orm | @mikro-orm/core | objection | kysely |
    pg | pg-pool | pg-promise | postgres | mysql | mysql2 | mariadb | mssql | tedious | oracledb | sqlite3 | better-sqlite3 | node:sqlite | bun:sqlite | @libsql/client |
    @neondatabase/serverless | @planetscale/database | mongodb | mongoose | @typegoose/typegoose | dataloader-mongoose | cassandra-driver | neo4j-driver | @aws-sdk/client-dynamodb | @aws-sdk/lib-dynamodb | dynamoose |
    sqlalchemy | SQLAlchemy | flask_sqlalchemy | alembic | psycopg | psycopg2 | asyncpg | pymysql | MySQLdb | aiomysql | aiosqlite | peewee | tortoise | pony | sqlmodel | pymongo | motor | mongoengine | beanie | django.db |
    database/sql | gorm.io/gorm | github.com/jackc/pgx | github.com/lib/pq | github.com/go-sql-driver/mysql | github.com/jmoiron/sqlx | github.com/golang-migrate/migrate | entgo.io/ent | go.mongodb.org/mongo-driver | github.com/mattn/go-sqlite3 | github.com/pressly/goose |
    diesel | sqlx | sea-orm | sea_orm | rusqlite | tokio-postgres | tokio_postgres | active_record | activerecord | strong_migrations | sequel | mongoid |
    org.hibernate | jakarta.persistence | javax.persistence | org.springframework.data.jpa | org.springframework.jdbc | com.zaxxer.hikari | org.flywaydb | liquibase | org.jooq | java.sql | Microsoft.EntityFrameworkCore | Npgsql | Dapper | doctrine/orm | Illuminate\\Database | Doctrine\\ORM`,
  files: `schema.prisma | alembic.ini | alembic/ | knexfile.js | knexfile.ts | drizzle.config.ts | ormconfig.json | ormconfig.js | data-source.ts | .sequelizerc | flyway.conf | liquibase.properties | changelog.xml |
    db/migrate/ | db/schema.rb | structure.sql | prisma/migrations/ | my.cnf | postgresql.conf | pg_hba.conf | pgbouncer.ini | sqlc.yaml | *.prisma`,
  hints: `*.sql | migrations/ | migration/ | db/ | database/ | entities/ | repositories/`,
  names: `alembic | flyway | liquibase | sqlalchemy | typeorm | sequelize | mongoose | prisma | drizzle-kit | hikari | activerecord | hibernate | knex | mikro-orm | pgvector | mongodump | pg_advisory | pg_dump | pg_restore | pg_stat_statements | pgbouncer | tsvector | jsonb | timestamptz | EXPLAIN ANALYZE | Seq Scan | SKIP LOCKED | 
    CREATE INDEX CONCURRENTLY | ALTER TABLE | CREATE TABLE | DROP TABLE | INSERT INTO | LEFT JOIN | INNER JOIN |  foreign key | $lookup | COLLSCAN | maxPoolSize | prisma migrate | db pull | db push | migrate dev |
    deleted_at | tenant_id | synchronize: true | PRAGMA journal_mode | journal_mode | busy_timeout | ShareLock | AccessExclusiveLock | lost update | n+1 query | connection pool | slow query | query plan | unique constraint | unique index | primary key | keyset pagination | cursor pagination | offset pagination | advisory lock | row lock | isolation level | read replica | replica lag | replication lag | soft delete | materialized view | sql query | database migration | schema migration | database transaction | partial index | composite index | bulk insert | batch insert | cascade delete | full text search | dirty read | phantom read | write skew | backfill | batch update`,
  words: `database | postgres | postgresql | mysql | mariadb | sqlite | mongodb | mongo | mongoose | prisma | drizzle | typeorm | sequelize | sqlalchemy | alembic | hibernate | hikari | activerecord | active record | supabase | dynamodb | cassandra | clickhouse | cockroachdb | neon | planetscale |
    order by | group by | desc limit | limit offset | delete from | where clause | created_at | updated_at | on delete cascade |
    sql | orm | db | migration | migrate | deadlock | connection pool | pool exhausted | n+1 query | slow query | query plan | index scan | upsert | backfill | foreign key | primary key | unique constraint | unique index | composite index | missing index | partial index |
    isolation level | row lock | advisory lock | optimistic locking | soft delete | denormalize | sharding | replica lag | read replica | full text search | keyset pagination | row level security | multi tenant | stored procedure | materialized view | not null | default value column |
    atomic update | database transaction | concurrent update | lost update | aggregation pipeline | flyway | liquibase | migration checksum | keyset | cursor pagination | offset pagination | n+1 | eager loading | eager load | lazy loading relation | seq scan | query optimization | explain analyze | sql query | table scan | primary database | connection string | data migration | schema migration | schema change | add column | drop column | rename column | nullable column | database index | join table | bulk insert | bulk update | window function | cte | jsonb column | timestamp column | time zone column | knex | mikro-orm | pgvector | mongodump | replication slot | wal file | vacuum | cascade | cascading | orphan row | orphaned row | row by row | per row | queries per | query per | one query for each | select per | million row | thousand row | rows per second | slow offset | large offset | replica | read after write | db dump | database dump | restore dump | insert fail | insert into table | duplicate row | duplicate key | stale read | in the db | queries for each | wal | in batches | batches of | vacuum full | btree | gin index | table size`,
  ambiguous: `query | schema | table | column | row | index | model | pool | transaction | record | join | lock | cursor | entity | relation | collection | document | seed | atomic | concurrent | race`,
};
